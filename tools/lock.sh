#!/bin/sh
# Pins what pyproject.toml asks for, with the hashes of every file: for the app, and for the team.
set -e
lock() {
    "$python" -m uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
        --no-header --no-annotate "$@"
}
python=$1
lock --output-file requirements/app.txt
lock --group dev --output-file requirements/dev.txt
