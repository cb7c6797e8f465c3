"""The number by which Android tells versions apart: `python -m tools.version_code [ARCH]`."""

import sys

from version import VERSION

#: What python-for-android writes first, and the least Android.
FIRST, LEAST_ANDROID = 10, 24
#: The last digit of a package for one kind of processor.
ARCHS = {"armeabi-v7a": 1, "arm64-v8a": 2, "x86_64": 3}


def version_code(version: str = VERSION, arch: str = "") -> int:
    """The version code of a package for all kinds of processors, as python-for-android makes it, or for one.

    >>> version_code("1.2.3"), version_code("1.2.3", "arm64-v8a")
    (102410203, 1024102032)
    """
    number = 0
    for part in version.split("."):
        number = number * 100 + int(part)
    return int(f"{FIRST}{LEAST_ANDROID}{number}{ARCHS[arch] if arch else ''}")


if __name__ == "__main__":
    if not {*sys.argv[1:]} <= ARCHS.keys():
        sys.exit(f"One kind of processor is one of {', '.join(ARCHS)}.")
    print(version_code(VERSION, *sys.argv[1:]))
