#!/bin/sh
# Sets up an environment: tools/venv.sh PYTHON FOLDER REQUIREMENTS. Kivy has no wheel for every Python; for some that have
# none Debian has a package. Where neither is there, one sentence says what to do, instead of a compiler thousands.
set -e
python=$1 venv=$2 wanted=$3 system=

holds() {
    "$python" -c "import platform, sys; sys.exit(not ($1))"
}

refuse() {
    echo "$*" >&2
    exit 2
}

kivy() {
    "$python" -c "from importlib.metadata import version; assert version('kivy').startswith('2.3.')" 2>/dev/null
}

if [ ! -x "$venv/bin/python" ]; then
    "$python" -V >/dev/null 2>&1 || refuse "$python does not run; PYTHON=… after make names another Python."
    holds "sys.version_info >= (3, 11)" || refuse "Elvaland needs Python 3.11 or newer, and this is $("$python" -V)."
    if ! holds "sys.version_info < (3, 14) and sys.maxsize > 2**32 and (sys.platform != 'linux' \
        or (platform.libc_ver()[0] == 'glibc' and platform.machine() in ('x86_64', 'aarch64')))"; then
        system=--system-site-packages
        kivy || ! holds "sys.prefix == '/usr'" || "$(dirname "$0")/debian.sh" kivy || exit 2
        kivy || refuse "Kivy 2.3 has no wheel for $("$python" -V) on $(uname -m), and is not installed for it;" \
            "Python 3.11 to 3.13 has one on x86-64 and ARM64: PYTHON=python3.13 after make."
    fi
    # Debian without python3-venv has venv, but not the pip that venv would put inside: the system's pip installs into it
    "$python" -m venv --without-pip $system "$venv"
fi

has_kivy=$(grep -c "include-system-site-packages = true" "$venv/pyvenv.cfg") || true

# Every second package, from the first or from the second one on.
install() {
    awk -v has_kivy="$has_kivy" -v half="$1" \
        '/^[a-z]/ { kept = !(has_kivy && /^kivy==/) && ++packages % 2 == half } kept' "$wanted" |
        "$python" -m pip --python "$venv/bin/python" install --quiet --no-compile --disable-pip-version-check \
            --require-hashes --no-deps --requirement /dev/stdin
}

echo "Setting up $venv from $wanted …"
# Both halves at once take half the time.
install 0 & half=$!
install 1 & wait $! && wait $half
