#!/bin/sh
# Makes sure that libyaml's headers are there: with apt as root or through sudo, with brew, or by saying what to do.
set -eu

present() { pkg-config --exists yaml-0.1 2>/dev/null || [ -e /usr/include/yaml.h ]; }
present && exit 0

if command -v brew >/dev/null; then
    brew list libyaml >/dev/null 2>&1 || brew install libyaml pkg-config
elif command -v apt-get >/dev/null; then
    "$(dirname "$0")/apt-install.sh" --ask libyaml-dev pkg-config || true
    present || {
        echo "libyaml is missing and cannot be installed from here: run 'sudo apt-get install libyaml-dev', then try again" >&2
        exit 1
    }
else
    echo "libyaml is missing: install its development package (libyaml-dev, libyaml-devel), then try again" >&2
    exit 1
fi
