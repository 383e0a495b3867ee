#!/bin/sh
# Installs what the languages beside Swift need, where it is missing and may be installed; says what is left out.
set -eu

missing=""
want() {
    missing="$missing $*"
}

python3 -c 'import sys; sys.exit(sys.version_info < (3, 10))' 2>/dev/null || want python3
node -e 'process.exit(process.versions.node.split(".")[0] < 18 ? 1 : 0)' 2>/dev/null || want nodejs
for parser in acorn typescript; do
    [ -d "/usr/share/nodejs/$parser" ] || [ -d "/usr/lib/nodejs/$parser" ] || want "node-$parser"
done
version=$(javac -version 2>&1 | sed -n 's/^javac \([0-9]*\).*/\1/p')
{ [ "${version:-0}" -ge 17 ] && command -v jlink >/dev/null; } || want openjdk-17-jdk-headless
# Objective-C is compiled by the Swift toolchain's clang.
[ -e /usr/include/GNUstep/Foundation/Foundation.h ] || want libgnustep-base-dev
ls /usr/lib/gcc/*/*/include/objc/objc.h >/dev/null 2>&1 || want libobjc-12-dev

[ -n "$missing" ] || exit 0
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    apt-get update -qq
    for package in $missing; do
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package" ||
            echo "'$package' cannot be installed: what needs it is left out" >&2
    done
else
    echo "what needs these is left out; install them with 'sudo apt-get install$missing'" >&2
fi
