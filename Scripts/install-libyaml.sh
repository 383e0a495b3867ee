#!/bin/sh
# Makes sure that libyaml's headers are there: with apt as root or through sudo, with brew, or by saying what to do.
set -eu

if pkg-config --exists yaml-0.1 2>/dev/null || [ -e /usr/include/yaml.h ]; then
    exit 0
fi

if command -v brew >/dev/null; then
    brew list libyaml >/dev/null 2>&1 || brew install libyaml pkg-config
elif command -v apt-get >/dev/null; then
    if [ "$(id -u)" = 0 ]; then
        as_root=""
    elif sudo -n true 2>/dev/null || [ -t 0 ]; then
        as_root="sudo"
    else
        echo "libyaml is missing, and nobody can be asked for a password: run 'sudo apt-get install libyaml-dev'" >&2
        exit 1
    fi
    $as_root apt-get update -qq
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq libyaml-dev pkg-config
else
    echo "libyaml is missing: install its development package (libyaml-dev, libyaml-devel), then try again" >&2
    exit 1
fi
