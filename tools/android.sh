#!/bin/sh
# Builds the Android package: `debug` for a phone at hand, `release` for the store. docs/release.md says what it needs.
# Where Android's tools are missing, buildozer fetches them.
set -e
cd "$(dirname "$0")/.."
tools=build/android
if [ ! requirements/dev.txt -ot $tools/installed ]; then
    python3 -m venv --clear $tools
    $tools/bin/python -m pip install --quiet --require-hashes --no-deps --requirement requirements/dev.txt
    touch $tools/installed
fi
. $tools/bin/activate
PIP_CONSTRAINT=$PWD/package/pip.txt buildozer android "$1"
python -m tools.package.pages "$(ls -t build/bin/elvaland-*-"$1".* | head -1)"
