#!/bin/sh
# Makes sure that a browser without a window can be driven from Python, with apt as root or through sudo, and prints
# Python's name. Where that is not possible it prints nothing, and says on standard error what is missing.
set -u

find_python() {
    { command -v chromium && command -v chromedriver; } >/dev/null 2>&1 || return 1
    for python in /usr/bin/python3 python3; do
        if "$python" -c 'import selenium' 2>/dev/null; then
            echo "$python"
            return 0
        fi
    done
    return 1
}

find_python && exit 0
if command -v apt-get >/dev/null; then
    as_root=""
    [ "$(id -u)" = 0 ] || as_root="sudo -n"
    { $as_root apt-get update -qq &&
        $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
            chromium chromium-driver python3-selenium fonts-noto-cjk
    } >/dev/null 2>&1
    find_python && exit 0
fi
echo "chromium, chromium-driver and python3-selenium are missing, and cannot be installed here" >&2
exit 0
