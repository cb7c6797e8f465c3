#!/bin/sh
# Kivy draws with OpenGL: install Mesa where we may, else say in one sentence what is missing.
libraries="libgl1 libegl1 libgl1-mesa-dri"

[ "$(uname -s)" = Linux ] || exit 0
ldconfig=$(command -v ldconfig || echo /sbin/ldconfig)
found=$("$ldconfig" -p 2>/dev/null)
case "$found" in *libGL.so.1*) case "$found" in *libEGL.so.1*) exit 0 ;; esac ;; esac

if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    echo "Installing OpenGL ($libraries) …"
    { apt-get update -qq && apt-get install -qq --yes --no-install-recommends $libraries; } >/dev/null 2>&1 && exit 0
fi
echo "OpenGL is missing, so nothing can be drawn; on Debian this brings it: sudo apt-get install $libraries"
