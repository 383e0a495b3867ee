#!/usr/bin/env bash
# The test runner of an Exercism track: run.sh SLUG SOLUTION-FOLDER OUTPUT-FOLDER
#
# It leaves with 0 whenever it ran, whatever the tests say, and always writes results.json; the folders may be one.
# KATA_KATAS is the folder with a kata SLUG.yaml for each exercise.
set -euo pipefail
if [ $# -ne 3 ]; then
    echo "usage: run.sh SLUG SOLUTION-FOLDER OUTPUT-FOLDER" >&2
    exit 64
fi
slug=$1
input=${2%/}
output=${3%/}
katas=${KATA_KATAS:-/opt/test-runner/katas}
results=$output/results.json

# A file of that name may be the student's.
mkdir -p "$output"
rm -rf "$results"

# Writes that nothing could be judged; the reason has no character that JSON escapes.
give_up() {
    printf '{"version":3,"status":"error","message":"%s"}\n' "$1" >"$results"
}

case $slug in
*[!a-z0-9-]* | -* | '')
    give_up "The slug is no name of an exercise."
    exit 64
    ;;
esac
if [ ! -f "$katas/$slug.yaml" ]; then
    give_up "There is no kata for this exercise."
    exit 2
fi

code=0
kata grade "$input" --katas "$katas/$slug.yaml" --format "exercism=$results" || code=$?
[ -s "$results" ] || give_up "The solution could not be judged. Please try again later."
exit "$code"
