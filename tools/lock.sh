#!/bin/sh
# Pins what pyproject.toml asks for, with the hashes of every file: for the app, for the team, and for this itself.
set -e
lock() {
    "$python" -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate "$@"
}
python=$1
lock pyproject.toml --output-file requirements/app.txt
lock pyproject.toml --group dev --output-file requirements/dev.txt
lock pyproject.toml --group linux --output-file requirements/linux.txt
lock --group lock --output-file requirements/lock.txt
