#!/bin/sh
# Installs packages with apt, as root or through a sudo that asks for nothing. It is silent, and fails where that is not possible.
#   Scripts/apt-install.sh PACKAGE…
set -u
command -v apt-get >/dev/null || exit 1
as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo -n"
{ $as_root apt-get update -qq &&
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
} >/dev/null 2>&1
