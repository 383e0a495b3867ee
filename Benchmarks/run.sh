#!/usr/bin/env bash
# run.sh [ROW...]: measures kata beside its peers; 'make bench' calls it after 'make release'. README.md says how to read it.
#
# BUILD: the scratch folder of a release build (.build). KATA: another program than the one installed from there.
# BATS=1: measures bats on 1,000 files too, which takes a minute a round.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
export BUILD=${BUILD:-$here/../.build}
export WORK=$here/.work
mkdir -p "$WORK"

if [ -z "${KATA:-}" ]; then
    "$here/setup/install.sh" "$BUILD" "$here/.." "$WORK/prefix"
    KATA=$WORK/prefix/bin/kata
fi
export KATA
"$here/setup/peers.sh" "$WORK"
"$here/setup/tools.sh" "$WORK" "$BUILD"
exec python3 -B "$here/measure" "$@"
