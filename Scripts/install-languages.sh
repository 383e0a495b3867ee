#!/bin/sh
# Installs what the languages beside Swift need, where it is missing and may be installed; says what is left out.
set -eu

# The packages that are wanted.
missing() {
    python3 -c 'import sys; sys.exit(sys.version_info < (3, 10))' 2>/dev/null || echo python3
    node -e 'process.exit(process.versions.node.split(".")[0] < 18 ? 1 : 0)' 2>/dev/null || echo nodejs
    for parser in acorn typescript; do
        [ -d "/usr/share/nodejs/$parser" ] || [ -d "/usr/lib/nodejs/$parser" ] || echo "node-$parser"
    done
    version=$(javac -version 2>&1 | sed -n 's/^javac \([0-9]*\).*/\1/p')
    { [ "${version:-0}" -ge 17 ] && command -v jlink >/dev/null; } || echo openjdk-17-jdk-headless
    # Objective-C is compiled by the Swift toolchain's clang.
    [ -e /usr/include/GNUstep/Foundation/Foundation.h ] || echo libgnustep-base-dev
    ls /usr/lib/gcc/*/*/include/objc/objc.h >/dev/null 2>&1 || echo libobjc-12-dev
}

packages=$(missing)
[ -n "$packages" ] || exit 0
# shellcheck disable=SC2086
"$(dirname "$0")/apt-install.sh" $packages || true
packages=$(missing | tr '\n' ' ')
[ -z "$packages" ] ||
    echo "what needs these is left out; install them with 'sudo apt-get install ${packages% }'" >&2
