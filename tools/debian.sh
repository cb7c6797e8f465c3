#!/bin/sh
# What pip cannot bring: installed where we may, else one sentence says what is missing. Kivy draws with OpenGL (Mesa);
# `tools/debian.sh package` also brings what `make package` looks with, `tools/debian.sh bench` what `make bench` counts with;
# `tools/debian.sh linux` brings what `make linux` packs with;
# `tools/debian.sh browsers` also brings the browsers that tests click in, or says what is missing and never fails;
# `tools/debian.sh kivy` brings Kivy alone, for a Python for which pip has none.
[ "$(uname -s)" = Linux ] || exit 0

library() {
    "$(command -v ldconfig || echo /sbin/ldconfig)" -p 2>/dev/null | grep -q "$1"
}

bring() {
    what=$1
    shift
    if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
        echo "Installing $what ($*) …"
        { apt-get update -qq && apt-get install -qq --yes --no-install-recommends "$@"; } >/dev/null 2>&1 && return
    fi
    echo "$what is missing, so $why; on Debian this brings it: sudo apt-get install $*"
    lacking=1
}

if [ "$1" = kivy ]; then
    why="the app cannot run (pip has it up to Python 3.13: PYTHON=python3.13 after make)" lacking=0
    bring "Kivy for this Python" python3-kivy
    exit $lacking
fi

why="nothing can be drawn"
library libGL.so.1 && library libEGL.so.1 || bring OpenGL libgl1 libegl1 libgl1-mesa-dri

case "$1" in
browsers)
    why="no test clicks in a browser" browsers=
    command -v chromium >/dev/null || browsers="$browsers chromium"
    command -v chromedriver >/dev/null || browsers="$browsers chromium-driver"
    # its package is called so from Debian 13 on
    webkit=webkitgtk-webdriver
    apt-cache show $webkit >/dev/null 2>&1 || webkit=webkit2gtk-driver
    command -v WebKitWebDriver >/dev/null || browsers="$browsers $webkit"
    command -v Xvfb >/dev/null || browsers="$browsers xvfb"
    [ -z "$browsers" ] || bring WebDriver $browsers
    exit 0
    ;;
bench)
    why="no instructions are counted"
    command -v valgrind >/dev/null || bring Valgrind valgrind libc6-dbg
    ;;
linux)
    why="the app cannot be packed" lacking=0
    command -v objdump >/dev/null || bring "GNU binutils" binutils
    exit $lacking
    ;;
package)
    why="the package cannot be looked at" lacking=0
    command -v aapt2 >/dev/null && [ -f /usr/share/android-framework-res/framework-res.apk ] ||
        bring "Android's resource compiler" aapt android-framework-res
    command -v javac >/dev/null || bring "Java's compiler" default-jdk-headless
    command -v npm >/dev/null || bring Node nodejs npm
    exit $lacking
    ;;
esac
