#!/bin/sh
# Writes the catalogue's table in README.md anew from the katas; with --check it only says whether that is due.
set -eu
kata=${KATA:-.build/debug/kata}
table=$(mktemp)
page=$(mktemp)
trap 'rm -f "$table" "$page"' EXIT
"$kata" list Katas --format markdown >"$table"
awk -v table="$table" '
    /<!-- catalogue -->/ { print; while ((getline line < table) > 0) print line; skipping = 1; next }
    /<!-- \/catalogue -->/ { skipping = 0 }
    !skipping { print }
' README.md >"$page"
if cmp -s "$page" README.md; then exit 0; fi
if [ "${1:-}" = --check ]; then
    echo "the catalogue in README.md is out of date: run 'make readme'" >&2
    exit 1
fi
cat "$page" >README.md
