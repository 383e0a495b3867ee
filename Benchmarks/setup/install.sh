#!/usr/bin/env bash
# install.sh BUILD CHECKOUT PREFIX: copies a release build to a prefix, as 'make install' does: that is what users run.
set -euo pipefail
release=$1/release checkout=$2 prefix=$3

[ -x "$release/kata" ] && [ -x "$release/kata-swift" ] ||
    { echo "install.sh: no kata in '$release'; 'make release' builds it" >&2; exit 2; }
rm -rf "$prefix"
mkdir -p "$prefix/share/kata"
install -D -m 755 "$release/kata" "$prefix/bin/kata"
install -D -m 755 "$release/kata-swift" "$prefix/lib/kata/kata-swift"
cp -R "$checkout/Katas" "$checkout/Plugins" "$prefix/share/kata/"
