#!/bin/sh
# Prints the flags of a release build.
#
# On Linux a release carries the standard library with it: it starts faster, and runs without a toolchain. Symbols stay
# out. Where C's libraries are there for it, it is linked whole, which saves the loader's two milliseconds at each start;
# the toolchain's own linker does that without warnings about what is never called.
set -eu

[ "$(uname -s)" = Linux ] || exit 0
flags='--static-swift-stdlib -Xlinker -s'
for library in libc.a libm.a libstdc++.a libyaml.a; do
    case $(clang -print-file-name=$library 2>/dev/null) in
    /*) ;;
    *)
        echo "$flags"
        exit
        ;;
    esac
done
echo "$flags -Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc -static" \
    '-Xswiftc -Xclang-linker -Xswiftc -Wno-unused-command-line-argument'
