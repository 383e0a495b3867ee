#!/bin/sh
# Writes the table of katas and languages in docs/languages.md anew; with --check it only says whether that is due.
#
# '–': the kata wants what the language lacks. 'solved': the module has a reference in the language, which LanguageKataTests hold against the module's own. 'starter': the types can
# be written in the language, which is asked of kata itself; StarterTests build and run each.
set -eu
kata=${KATA:-.build/debug/kata}
table=$(mktemp)
page=$(mktemp)
trap 'rm -f "$table" "$page"' EXIT

cell() { # MODULE KATA LANGUAGE DIALECT ENDING
    if grep -q '^lacks: .*deaths' "Plugins/languages/$3/plugin.yaml" && grep -q '^wants: .*deaths' "Katas/$2.yaml"; then
        printf ' – |'
    elif [ -n "$(find "Plugins/patterns/$1/languages/$4/Solution" -type f -name "*.$5" 2>/dev/null)" ]; then
        printf ' solved |'
    elif "$kata" show "$2" --language "$4" --no-pager >/dev/null 2>&1; then
        printf ' starter |'
    else
        printf ' – |'
    fi
}

{
    echo '| kata | Swift | Objective-C | Python | JavaScript | TypeScript | Java |'
    echo '|---|---|---|---|---|---|---|'
    for file in Katas/*.yaml; do
        id=$(basename "$file" .yaml)
        module=$(sed -n 's/^module: *//p' "$file")
        module=${module:-$id}
        printf '| `%s` |' "$id"
        if [ -d "Plugins/patterns/$module/Solution" ]; then printf ' solved |'; else printf ' – |'; fi
        cell "$module" "$id" objective-c objective-c m
        cell "$module" "$id" python python py
        cell "$module" "$id" javascript javascript js
        cell "$module" "$id" javascript typescript ts
        cell "$module" "$id" java java java
        echo
    done
} >"$table"
awk -v table="$table" '
    /<!-- languages -->/ { print; while ((getline line < table) > 0) print line; skipping = 1; next }
    /<!-- \/languages -->/ { skipping = 0 }
    !skipping { print }
' docs/languages.md >"$page"
if cmp -s "$page" docs/languages.md; then exit 0; fi
if [ "${1:-}" = --check ]; then
    echo "the table in docs/languages.md is out of date: run 'make readme'" >&2
    exit 1
fi
cat "$page" >docs/languages.md
