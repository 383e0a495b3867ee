#!/bin/bash
# What slurm.sh runs as the first process of a namespace: the cluster, and the grading on it.
exec 2>&3 3>&-
set -euo pipefail
root=$1 kata=$2 work=$3
submissions=40 shards=4
export HOME=$work/home XDG_CACHE_HOME=$work/cache XDG_CONFIG_HOME=$work/home XDG_DATA_HOME=$work/home XDG_STATE_HOME=$work/home
export SLURM_CONF=$work/slurm.conf LC_ALL=C.UTF-8
mkdir -p "$work"/{home,run,log,state}

say() { printf '%3d s  %s\n' "$SECONDS" "$*"; }
fail() {
    echo "failed: $*" >&2
    tail -n 5 "$work"/log/* "$work"/*.log >&2 2>/dev/null || true
    exit 1
}
# Calls a condition until it holds, for so many seconds at most.
await() {
    local end=$((SECONDS + $1)) what=$2
    shift 2
    until "$@"; do
        [ "$SECONDS" -lt "$end" ] || fail "$what"
        sleep 0.05
    done
}
expect() {
    local expected=$1 code=0
    shift
    "$@" || code=$?
    [ "$code" = "$expected" ] || fail "code $code instead of $expected: $*"
}

# The submissions: reference, starter and mutants of one module, each in variants that differ in a comment.
module=$root/Plugins/patterns/state
"$kata" mutants "$root/Katas/state.yaml" --to "$work/mutants"
sources=("$module/Solution" "$module/Starter" "$work"/mutants/*/)
number=0
while [ "$number" -lt "$submissions" ]; do
    source=${sources[$((number % ${#sources[@]}))]}
    target=$work/subs/$(printf '%02d' "$number")-$(basename "$source")
    mkdir -p "$target"
    cp -R "$source"/. "$target"
    find "$target" -name '*.swift' -exec sh -c 'echo "// number $0" >>"$1"' "$number" {} \;
    number=$((number + 1))
done
cd "$work"
"$kata" manifest subs --each --katas "$root/Katas/state.yaml" >manifest.jsonl
"$kata" emit slurm --manifest manifest.jsonl --shards "$shards" --program "$kata" --memory 100 --time 5 >grade.sbatch
say "$submissions submissions are frozen"

# The cluster.
address=127.$((RANDOM % 250 + 2)).$((RANDOM % 250 + 2)).$((RANDOM % 250 + 2))
port=$((20000 + RANDOM % 20000))
host=$(hostname -s)
# Slurm binds to what its hosts' names say; in this namespace they all say the same.
printf '%s\t%s\n' 127.0.0.1 localhost "$address" "$host" "$address" n1 "$address" n2 >hosts
mount --bind hosts /etc/hosts
cat >slurm.conf <<C
ClusterName=kata
SlurmctldHost=$host($address)
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$work/run/munge.socket
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
SlurmctldPort=$port
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool-%n
SlurmctldPidFile=$work/run/slurmctld.pid
SlurmdPidFile=$work/run/slurmd-%n.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_interval=2,bf_interval=2,batch_sched_delay=0
ReturnToService=2
SlurmdTimeout=4
MessageTimeout=3
TCPTimeout=1
NodeName=n1 NodeHostname=$host NodeAddr=$address Port=$((port + 1)) CPUs=1 RealMemory=500
NodeName=n2 NodeHostname=$host NodeAddr=$address Port=$((port + 2)) CPUs=1 RealMemory=500
PartitionName=grade Nodes=n[1-2] Default=YES MaxTime=INFINITE State=UP
C
head -c 128 /dev/urandom >run/munge.key
chmod 400 run/munge.key
munged --foreground --force --socket="$work/run/munge.socket" --key-file="$work/run/munge.key" \
    --pid-file="$work/run/munged.pid" --seed-file="$work/run/munge.seed" >log/munged 2>&1 &
await 10 "munged does not start" test -S run/munge.socket
slurmctld -D -c >log/slurmctld 2>&1 &
# A node has processes and a name of its own; its first process gone, all of it is gone, as if its power were.
node() {
    # shellcheck disable=SC2016
    unshare --pid --uts --fork --kill-child --mount-proc \
        sh -c 'hostname "$0" && exec slurmd -D -N "$0"' "$1" >"log/slurmd-$1" 2>&1 &
}
node n1
node n2
second=$!
idle() { [ "$(sinfo -h -N -o %T 2>/dev/null | grep -c idle)" = 2 ]; }
await 30 "the nodes do not come up" idle
say "Slurm is up on $address"

# An administrator may switch requeueing off, and here that leaves to 'kata missing' what Slurm would do itself.
job=$(sbatch --parsable --no-requeue grade.sbatch)
keys() { sed -n 's/^{"key":"\([0-9a-f]*\)".*/\1/p' manifest.jsonl | awk -v i="$1" -v n="$shards" '(NR - 1) % n == i'; }
published() {
    local key count=0
    for key in $(keys "$1"); do [ ! -e "results/$key.json" ] || count=$((count + 1)); done
    echo "$count"
}
# Tells whether the second node has graded some submissions of its shard, and not all.
half() {
    local task count
    task=$(squeue -h -t R -w n2 -j "$job" -o %a_%K 2>/dev/null | sed -n 's/.*_//p')
    [ -n "$task" ] || return 1
    count=$(published "$task")
    [ "$count" -ge 2 ] && [ "$count" -le 6 ]
}
await 60 "the second node does not grade" half
{
    kill -9 "$second"
    wait "$second"
} 2>/dev/null || true
say "the second node is off while it grades; $(find results -maxdepth 1 -name '*.json' | wc -l) results are there"
idle_queue() { [ -z "$(squeue -h 2>&1)" ]; }
await 60 "the array does not end" idle_queue
say "the array is over: $(scontrol show job "$job" | grep -o 'JobState=[A-Z_]*' | sort | uniq -c | tr -s ' \n' ' ')"

missing=$("$kata" missing --manifest manifest.jsonl --results results --shards "$shards") &&
    fail "nothing is missing: the node was too fast to die while it graded"
say "missing: shards $missing, $("$kata" missing --manifest manifest.jsonl --results results --rows | wc -l) submissions"
expect 75 "$kata" merge --manifest manifest.jsonl --results results --format json=/dev/null
sbatch --array="$missing" grade.sbatch >/dev/null
await 60 "the repair does not end" idle_queue
expect 0 "$kata" missing --manifest manifest.jsonl --results results --shards "$shards"
grep -l '"host": "n2"' results/attempts/*.json >/dev/null || fail "the second node has graded nothing"
say "repaired"

# The same on one machine, in every format that several submissions go into.
reports() {
    mkdir "$1"
    for format in text json junit junit-strict tap ctrf csv html markdown sarif; do
        printf '%s\0' --format "$format=$1/report.$format"
    done
    for format in exercism gradescope check50; do
        printf '%s\0' --format "$format=$1/{submission}.$format"
    done
}
reports joined | xargs -0 "$kata" merge --manifest manifest.jsonl --results results
reports alone | xargs -0 "$kata" grade subs --each --katas "$root/Katas/state.yaml" --results alone.results
diff -r joined alone || fail "the joined reports differ from those of one machine"
for result in alone.results/*.json; do
    cmp "$result" "results/$(basename "$result")" || fail "a result differs"
done
say "all $(find joined -type f | wc -l) reports and $submissions results are equal byte for byte: $(grep -c . joined/report.text) lines"
