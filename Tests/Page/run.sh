#!/bin/sh
# Opens pages of runs in a real browser: passing, failing, crashed, undone, hostile, long.
#   Tests/Page/run.sh [KATA]
# What is missing here is said loudly, and left out; on CI (KATA_TESTS_REQUIRE has 'browser') it is a failure.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
kata=${1:-$root/.build/debug/kata}
python=$("$root/Scripts/install-browser.sh")
if [ -z "$python" ]; then
    case ",${KATA_TESTS_REQUIRE:-}," in
    *,browser,*)
        echo "the page cannot be tested: a browser is required here" >&2
        exit 1
        ;;
    esac
    echo "SKIPPED: the page is not tested. Install chromium, chromium-driver and python3-selenium." >&2
    exit 0
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$root"
"$kata" run state command --format html="$work/passed.html"
"$kata" run "$here/failing.yaml" --with Plugins/patterns/command/Solution --format html="$work/failed.html" || [ $? -eq 1 ]
"$kata" run "$here/hostile.yaml" --format html="$work/hostile.html" --with "$here/Hostile" || [ $? -eq 1 ]
"$kata" run "$here/hostile.yaml" --format html="$work/crashed.html" --with "$here/Crashing" || [ $? -eq 3 ]
"$kata" run "$here/long.yaml" --format html="$work/long.html"
"$python" "$here/page.py" "$work"
