#!/bin/bash
# Grades 40 submissions on a real Slurm of one controller and two nodes, powers one node off while it grades, repairs
# with 'kata missing', and compares the joined reports with those of one machine, byte for byte.
#
# KATA names the built program, KATA_LIMIT the seconds that all of it may take; what is missing is installed by apt.
# Everything runs in a namespace of processes that ends with this script, and in a folder that is removed with it, so
# that nothing is left behind however it ends. Nothing listens but on one random address of the loopback range.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
kata=$(realpath "${KATA:-$root/.build/debug/kata}")
limit=${KATA_LIMIT:-120}

fail() {
    echo "failed: $*" >&2
    exit 1
}

if [ "$(id -u)" != 0 ]; then
    sudo -n true 2>/dev/null || fail "it takes root: starting Slurm, installing it, and switching a node off"
    exec sudo -n env "PATH=$PATH" "KATA=$kata" "KATA_LIMIT=$limit" "$0"
fi

packages=()
needs() { command -v "$1" >/dev/null || packages+=("$2"); }
needs slurmctld slurmctld
needs slurmd slurmd
needs sbatch slurm-client
needs munged munge
needs unshare util-linux
if [ ${#packages[@]} -gt 0 ]; then
    echo "installing ${packages[*]} …"
    "$root/Scripts/apt-install.sh" "${packages[@]}" || fail "apt-get could not install ${packages[*]}"
fi
unshare --pid --uts --fork --mount-proc true || fail "this machine allows no namespaces, in which a node can be switched off"
[ -x "$kata" ] || fail "there is no $kata; 'make build' makes it"

work=$(mktemp -d /tmp/kata-slurm.XXXXXX)
inner=
clean() {
    # The first process of the namespace goes, and with it all others; unshare waits for it and ends.
    if [ -n "$inner" ] && kill -0 "$inner" 2>/dev/null; then
        # shellcheck disable=SC2046
        kill -9 $(ps -o pid= --ppid "$inner") 2>/dev/null || kill -9 "$inner" 2>/dev/null || true
        wait "$inner" 2>/dev/null || true
    fi
    # Files that are being written this moment keep the folder for another.
    for _ in 1 2 3 4 5; do
        rm -rf "$work" 2>/dev/null && break
        sleep 0.2
    done
}
trap clean EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

# Words of unshare itself about being killed help nobody; the script has standard error as 3.
setsid unshare --pid --fork --kill-child --mount-proc \
    "$root/Tests/Cluster/inside.sh" "$root" "$kata" "$work" </dev/null 3>&2 2>/dev/null &
inner=$!
while kill -0 "$inner" 2>/dev/null; do
    [ "$SECONDS" -lt "$limit" ] || fail "it took more than $limit seconds"
    sleep 0.1
done
wait "$inner"
