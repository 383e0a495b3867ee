#!/bin/sh
# Holds what kata writes against validators that are not ours: the schema of the kata file over the catalogue and the bad
# corpus, and the reports of a run and a check. What is missing here is said loudly, and left out.
#   Tests/Schema/validate.sh [KATA]
# KATA_SCHEMAS may name a folder with other published schemas: sarif*.json, ctrf*.json, junit*.xsd.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
kata=${1:-$root/.build/debug/kata}
python=$("$root/Scripts/install-validators.sh" 2>/dev/null)
if [ -z "$python" ]; then
    echo "SKIPPED: the schema of the kata file is not tested. Install python3-jsonschema and python3-ruamel.yaml." >&2
    case ",${KATA_TESTS_REQUIRE:-}," in *,schema,*) exit 1 ;; *) exit 0 ;; esac
fi

echo "the schema of the kata file"
"$kata" schema | "$python" "$here/validate.py" fit "$root"/Katas/*.yaml
"$kata" schema | "$python" "$here/validate.py" refuse "$root"/Tests/Corpus/bad/*

echo "the schema of mutants"
"$kata" schema mutants | "$python" "$here/validate.py" fit "$root"/Plugins/patterns/*/mutants.yaml

echo "the schema of equivalents"
"$kata" schema equivalents | "$python" "$here/validate.py" fit "$root"/Plugins/patterns/*/equivalents.yaml

echo "reports"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$root"
"$kata" check Tests/Corpus/bad --format sarif="$work/check.sarif" --format json="$work/check.json" || [ $? -eq 2 ]
"$kata" run Katas/state.yaml Tests/Corpus/bad/E0204-unknown-key/kata.yaml \
    --mutant never-overtime --format sarif="$work/run.sarif" \
    --format ctrf="$work/run.ctrf" --format junit="$work/run.junit.xml" \
    --format junit-strict="$work/strict.junit.xml" || [ $? -le 3 ]
schemas=${KATA_SCHEMAS:-$("$root/Scripts/install-report-schemas.sh")}
PYTHONPATH=$schemas "$python" "$here/reports.py" "$schemas" "$work"/*
