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
# for one kind of processor only, with a version code of its own: ARCH=arm64-v8a
if [ "$ARCH" ]; then
    APP_ANDROID_NUMERIC_VERSION=$(python -m tools.version_code "$ARCH")
    export APP_ANDROID_NUMERIC_VERSION APP_ANDROID_ARCHS="$ARCH"
fi
# the same sources give the same files, in the same folder: compiled Python and libraries hold the path of the clone
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH PYTHONHASHSEED=0 LC_ALL=C.UTF-8 TZ=UTC
key=$HOME/elvaland-upload.keystore
if [ "$1" = release ] && [ -z "$P4A_RELEASE_KEYSTORE" ] && [ -f "$key" ]; then
    printf 'Password of %s: ' "$key"
    trap 'stty echo' EXIT
    stty -echo
    read -r password
    stty echo
    echo
    export P4A_RELEASE_KEYSTORE="$key" P4A_RELEASE_KEYALIAS=elvaland
    export P4A_RELEASE_KEYSTORE_PASSWD="$password" P4A_RELEASE_KEYALIAS_PASSWD="$password"
fi
PIP_CONSTRAINT=$PWD/package/pip.txt buildozer android "$1"
built=$(ls -t build/bin/elvaland-*-"$1"*.* | head -1)
[ -z "$P4A_RELEASE_KEYSTORE" ] || jarsigner -verify "$built"
python -m tools.package.pages "$built"
