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
"$(dirname "$0")/apt-install.sh" chromium chromium-driver python3-selenium fonts-noto-cjk && find_python && exit 0
echo "chromium, chromium-driver and python3-selenium are missing, and cannot be installed here" >&2
exit 0
