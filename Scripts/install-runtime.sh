#!/bin/sh
# install-runtime.sh PREFIX: compiles the Swift runtime into an installation, so that the first run need not wait for it.
#
# It knows where it lies, so it cannot be made for a prefix that is filled elsewhere (DESTDIR). Where it cannot be made, each user's
# first run does.
set -eu
cache=$1/lib/kata/cache
rm -rf "$cache"
mkdir -p "$cache"
if XDG_CACHE_HOME=$cache "$1/bin/kata" plugin build state >/dev/null; then
    rm -rf "$cache/kata/v1/compilers"
    chmod -R go=u-w "$cache"
else
    echo "the Swift runtime will be compiled at the first run" >&2
    rm -rf "$cache"
fi
