#!/bin/sh
# Drives 'kata watch' in a real terminal: saves, keys, Ctrl-Z, a resize, and every way to leave it.
#
# KATA names the built program; the module's cache may be cold, so the first verdict is waited for longest.
set -u

here=$(cd "$(dirname "$0")/../.." && pwd)
kata=${KATA:-$here/.build/debug/kata}

command -v tmux >/dev/null 2>&1 || "$here/Scripts/apt-install.sh" tmux
if ! command -v tmux >/dev/null 2>&1; then
    echo "skipped: tmux is not installed, and cannot be installed from here"
    case ",${KATA_TESTS_REQUIRE:-}," in *,tmux,*) exit 1 ;; *) exit 0 ;; esac
fi

work=$(mktemp -d)
socket=kata-$$
tmux() { command tmux -L "$socket" -f /dev/null "$@"; }
trap 'tmux kill-server 2>/dev/null; rm -rf "$work"' EXIT

fail() {
    echo "failed: $1"
    echo "--- the screen"
    tmux capture-pane -p -t watch
    exit 1
}

# Turns of waiting for what takes some seconds at most on an idle machine; a busy one gets ten more.
patience() { echo $((($1 + 10) * 20)); }

# Waits some $1 seconds until the screen holds $2.
await() {
    turns=$(patience "$1")
    while [ "$turns" -gt 0 ]; do
        if tmux capture-pane -p -t watch | grep -qF -- "$2"; then return 0; fi
        sleep 0.05
        turns=$((turns - 1))
    done
    fail "no '$2' within $1 s"
}

# Waits some $1 seconds until the screen no longer holds $2.
await_gone() {
    turns=$(patience "$1")
    while tmux capture-pane -p -t watch | grep -qF -- "$2"; do
        [ "$turns" -gt 0 ] || fail "'$2' is still there after $1 s"
        sleep 0.05
        turns=$((turns - 1))
    done
}

# Waits until a file of the shell's is there.
await_file() {
    turns=200
    while [ ! -s "$1" ]; do
        [ "$turns" -gt 0 ] || fail "no $1"
        sleep 0.05
        turns=$((turns - 1))
    done
}

keys() { tmux send-keys -t watch "$@"; }

# Starts watch and notes its exit code in $work/code.
watch() {
    rm -f "$work/code" "$work/after"
    keys "clear; sh -c 'echo \$\$ > $work/pid; exec kata watch'; echo \$? > $work/code; stty -g > $work/after" Enter
    await 10 "q quit"
}

# Holds the code and the terminal's settings against those of before.
left_with() {
    await_file "$work/after"
    [ "$(cat "$work/code")" = "$1" ] || fail "exit code $(cat "$work/code") instead of $1 after $2"
    cmp -s "$work/before" "$work/after" || {
        diff "$work/before" "$work/after"
        fail "the terminal is not as before after $2"
    }
}

# The compilers that work at Slow.swift; none are found where there is no /proc.
slow_compilers() { grep -lz '/Slow\.swift$' /proc/[0-9]*/cmdline 2>/dev/null; }

export PATH="$(dirname "$kata"):$PATH"
export KATA_PLUGINS="$here/Plugins" XDG_STATE_HOME="$work/state" LC_ALL=C.UTF-8
export XDG_CACHE_HOME="${XDG_CACHE_HOME:-$(dirname "$kata")/kata-cases-cache}"
kata start "$here/Katas/state.yaml" "$work/mine" >/dev/null || exit 1
reference="$here/Plugins/patterns/state/Solution/State.swift"

tmux new-session -d -x 100 -y 30 -s watch -c "$work/mine" "sh -i" || exit 1
keys "stty -g > $work/before" Enter
await_file "$work/before"

watch
await 300 "✗ failed · 0 of 12 scenarios"

# A wrong solution, saved under another name and renamed, as editors do.
sed 's/上午工作/上午不工作/' "$reference" >"$work/mine/.State.swift.new"
mv "$work/mine/.State.swift.new" "$work/mine/State.swift"
await 60 "6 of 12 scenarios"
await 1 "work.writeProgram()"
await 1 "上午不工作"
keys h
await 2 "hint 1 of 7"
keys s
await 2 "A programmer's day"
keys Escape
await 2 "上午不工作"
keys n
await 2 "kata start chain-of-responsibility"
await 2 "n  go to chain-of-responsibility"
keys l
await 2 "Creational"
keys Escape
await 2 "上午不工作"

# What does not build shows the learner's own line, and three errors at most.
for name in one two three four five; do echo "let $name: Int = \"x\""; done >"$work/mine/More.swift"
await 60 "✗ build"
await 1 "More.swift:1:"
await 1 "+2 more errors"
rm "$work/mine/More.swift"
await 60 "6 of 12 scenarios"

# The compiler takes seconds over this; a save meanwhile ends it, and the verdict before stays in sight.
cat >"$work/mine/Slow.swift" <<'EOF'
let slow = ["a": 1, "b": -2.5, "c": 3 + -4 * 5.0 - -(6), "d": -7 + 8 * -9.5 + "x".count - -1 + 2 * -3 + 4.5 * -5 + 6 - -7]
EOF
await 5 "building state"
await 1 "上午不工作"
turns=100
while [ -d /proc/self ] && [ -z "$(slow_compilers)" ]; do
    [ "$turns" -gt 0 ] || fail "no compiler begins"
    sleep 0.05
    turns=$((turns - 1))
done
rm "$work/mine/Slow.swift"
cat "$work/mine/State.swift" >"$work/mine/.new"
echo "// again" >>"$work/mine/.new"
mv "$work/mine/.new" "$work/mine/State.swift"
turns=200
while [ -n "$(slow_compilers)" ]; do
    [ "$turns" -gt 0 ] || fail "a build goes on that a save should have ended"
    sleep 0.05
    turns=$((turns - 1))
done
await_gone 60 "building state"
await 1 "6 of 12 scenarios"

# A right one, written in place.
cat "$reference" >"$work/mine/State.swift"
await 60 "✓ passed · 12 of 12 scenarios"
await 1 "the reference solution"
await 1 "chain-of-responsibility"
keys s
await 2 "── State.swift ──"
keys s
await_gone 2 "── State.swift ──"
keys Escape
await 2 "what to try next"

tmux resize-window -t watch -x 60 -y 15
await 2 "more lines"
await 2 "q quit"
tmux resize-window -t watch -x 100 -y 30
await 2 "comes next."
keys q
left_with 0 q
await 2 "✓ passed · 12 of 12 scenarios"

watch
keys C-z
await 5 Stopped
keys "stty -g > $work/stopped" Enter
await_file "$work/stopped"
cmp -s "$work/before" "$work/stopped" || fail "the terminal is not as before while stopped"
keys "fg" Enter
await 5 "✓ passed"
await 5 "q quit"
keys q
await 5 "✓ passed"
# The page is not left behind.
await_gone 5 "q quit"

# In Chinese and on a small screen: the first difference stays in sight above a hint for the scenario that fails.
"$kata" mutants state finishes-any-time --to "$work/wrong" >/dev/null
cat "$work/wrong/State.swift" >"$work/mine/State.swift"
tmux resize-window -t watch -x 60 -y 15
keys "clear; LC_ALL=zh_CN.UTF-8 kata watch" Enter
await 60 "✗ 未通过 · 场景 11/12"
keys h
await 2 "提示 5/7 · 五点以后才看是否完成"
await 1 "下班回家了"
await 1 "q 退出"
keys q
await_gone 5 "q 退出"
tmux resize-window -t watch -x 100 -y 30
cat "$reference" >"$work/mine/State.swift"

# A module that has changed since the workspace was made is told of, until a key is pressed.
sed 's/^version:.*/version: "0.1"/' "$work/mine/.kata/workspace.yaml" >"$work/new"
mv "$work/new" "$work/mine/.kata/workspace.yaml"
watch
await 60 "✓ passed"
await 1 "this workspace was made from state 0.1"
keys x
await_gone 2 "this workspace was made"
keys q
left_with 0 q

# The same key twice goes to the next kata, in a folder beside this one.
watch
await 60 "✓ passed"
keys n
await 2 "n  go to chain-of-responsibility"
keys n
await_gone 5 "go to"
await 60 "✗"
await 1 "chain-of-responsibility"
[ -f "$work/chain-of-responsibility/.kata/workspace.yaml" ] || fail "no folder for the next kata"
keys C-c
left_with 130 "Ctrl-C in the next kata"

watch
keys C-c
left_with 130 Ctrl-C

for signal in TERM HUP SEGV; do
    watch
    await 60 "✓ passed"
    kill -s "$signal" "$(cat "$work/pid")" || fail "no kata to send SIG$signal to"
    case $signal in SEGV) left_with 139 SIGSEGV ;; *) left_with 130 "SIG$signal" ;; esac
done

echo "watch behaves in a terminal"
