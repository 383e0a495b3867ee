#!/bin/sh
# Builds the fuzz target with libFuzzer and gives it N inputs (60000 where N is absent).
#
#   Tests/Fuzz/run.sh [N]
#
# What crashes or takes more than a minute is left in $FUZZ_OUT (.build/fuzz) and ends the run with a failure; give the
# file to the built program to see it again.
set -eu
runs=${1:-60000}
root=$(cd "$(dirname "$0")/../.." && pwd)
out=${FUZZ_OUT:-$root/.build/fuzz}
mkdir -p "$out/corpus"
# Two runs at once would write the same objects.
exec 9>"$out/lock"
if command -v flock >/dev/null 2>&1; then flock 9; fi

features="-enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility"
common="-swift-version 6 -O -wmo -parse-as-library -sanitize=fuzzer -I $out -I $root/Sources/CLibYAML"
objects=""
for module in KataText KataDiagnostics KataYAML KataScript; do
    objects="$objects $out/$module.o"
    newest=$(find "$root/Sources/KataText" "$root/Sources/KataDiagnostics" "$root/Sources/KataYAML" "$root/Sources/$module" -name '*.swift' -newer "$out/$module.o" 2>/dev/null | head -1 || true)
    if [ -f "$out/$module.o" ] && [ -z "$newest" ]; then continue; fi
    # shellcheck disable=SC2046,SC2086
    swiftc $common $features -module-name "$module" -emit-module -emit-module-path "$out/$module.swiftmodule" \
        -emit-object -o "$out/$module.o" $(find "$root/Sources/$module" -name '*.swift')
done
# shellcheck disable=SC2086
swiftc $common -module-name ReadKata "$root/Tests/Fuzz/ReadKata.swift" $objects -o "$out/read-kata"

# libFuzzer keeps the input of a crash only if Swift does not handle the signal before it.
export SWIFT_BACKTRACE=enable=no
"$out/read-kata" -runs="$runs" -seed=1 -max_len=2048 -timeout=60 -rss_limit_mb=1024 -print_final_stats=1 \
    -dict="$root/Tests/Fuzz/words.dict" -artifact_prefix="$out/" \
    "$out/corpus" "$root/Tests/Fuzz/Seeds" "$root/Tests/Corpus/yaml/valid" "$root/Tests/Corpus/yaml/invalid"
