#!/usr/bin/env bash
# tools.sh WORK BUILD: builds the programs beside kata that rows need; one that does not build is a gap in the table.
set -uo pipefail
work=$1 build=$2
here=$(cd "$(dirname "$0")/.." && pwd)
swift=${SWIFT:-swift}
# The same flags as for kata, or each would be built anew after the other.
flags=$("$here/../Scripts/release-flags.sh")

try() { # NAME COMMAND...
    local name=$1
    shift
    "$@" >"$work/build-$name.log" 2>&1 || echo "tools: $name does not build, see $work/build-$name.log"
}

mkdir -p "$work/bin"
try libyaml cc -O2 "$here/yaml/libyaml/events.c" -o "$work/bin/events" -lyaml
try yams "$swift" build -c release --package-path "$here/yaml/compose" --scratch-path "$work/yams"
for product in BenchDiff BenchYAML BenchExplore; do
    # shellcheck disable=SC2086 # several words
    try "$product" "$swift" build -c release $flags --package-path "$here/.." --scratch-path "$build" \
        --product "$product"
done
exit 0
