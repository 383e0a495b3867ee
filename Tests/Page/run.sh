#!/bin/sh
# Opens pages of runs in a real browser: passing, failing, crashed, undone, hostile, long; then the page of 'kata watch'.
#   Tests/Page/run.sh [KATA]
# What is missing here is said loudly, and left out; on CI (KATA_TESTS_REQUIRE has 'browser') it is a failure.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
kata=${1:-$root/.build/debug/kata}

# Says what cannot be tested; a failure where it must be.
leave_out() {
    case ",${KATA_TESTS_REQUIRE:-}," in
    *,browser,*)
        echo "$1: it is required here" >&2
        exit 1
        ;;
    esac
    echo "SKIPPED: $1. $2" >&2
}

python=$("$root/Scripts/install-browser.sh")
if [ -z "$python" ]; then
    leave_out "the page is not tested" "Install chromium, chromium-driver and python3-selenium."
    exit 0
fi
tools=$("$root/Scripts/install-page-tools.sh")
[ -n "$tools" ] || leave_out "the page is not held against the rules of axe" "PyPI has it as axe-playwright-python."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$root"

# Writes the page of a run that has to leave with a code.
page() {
    code=$1 name=$2
    shift 2
    "$kata" run "$@" --format html="$work/$name.html" && left=0 || left=$?
    [ "$left" -eq "$code" ] || {
        echo "the run of $name leaves with $left instead of $code" >&2
        exit 1
    }
}
page 0 passed state command
page 0 one state
page 0 structure "$here/structure.yaml"
page 1 failed "$here/failing.yaml" --with Plugins/patterns/command/Solution
LC_ALL=zh_CN.UTF-8 page 1 chinese "$here/failing.yaml" --with Plugins/patterns/command/Solution
page 1 hostile "$here/hostile.yaml" --with "$here/Hostile"
page 3 crashed "$here/hostile.yaml" --with "$here/Crashing"
page 0 long "$here/long.yaml"
export PYTHONDONTWRITEBYTECODE=1
"$python" "$here/page.py" "$work" $tools

export XDG_STATE_HOME="$work/state" LC_ALL=C.UTF-8
"$kata" start Katas/state.yaml "$work/mine" >/dev/null
"$python" "$here/served.py" "$kata" "$work/mine" Plugins/patterns/state/Solution/State.swift $tools
