#!/usr/bin/env bash
# run.sh [ROW...]: measures kata beside its peers; 'make bench' calls it after 'make release'. README.md says how to read it.
#
# BUILD: the scratch folder of a release build (.build). KATA: the program (BUILD/release/kata).
# BATS=1: measures bats on 1,000 files too, which takes a minute a round.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
export BUILD=${BUILD:-$here/../.build}
export KATA=${KATA:-$BUILD/release/kata}
export WORK=$here/.work

[ -x "$KATA" ] || { echo "run.sh: '$KATA' is not there; 'make release' builds it" >&2; exit 2; }
mkdir -p "$WORK"
"$here/setup/peers.sh" "$WORK"
"$here/setup/tools.sh" "$WORK" "$BUILD"
exec python3 -B "$here/measure" "$@"
