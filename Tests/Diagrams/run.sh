#!/bin/sh
# Draws every kata's types, objects and calls, and hands them to the tools whose languages they are in.
#   Tests/Diagrams/run.sh [KATA]
# What is missing here is said loudly, and left out; on CI (KATA_TESTS_REQUIRE has 'browser') it is a failure.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
kata=${1:-$root/.build/debug/kata}

python=$("$root/Scripts/install-browser.sh")
tools=$("$root/Scripts/install-page-tools.sh")
command -v dot >/dev/null || "$root/Scripts/apt-install.sh" graphviz || true
if [ -z "$python" ] || [ -z "$tools" ] || ! command -v dot >/dev/null; then
    case ",${KATA_TESTS_REQUIRE:-}," in
    *,browser,*)
        echo "diagrams cannot be tested: a browser, Mermaid and graphviz are required here" >&2
        exit 1
        ;;
    esac
    echo "SKIPPED: diagrams are not tested. They need a browser, Mermaid (in nicegui of PyPI) and graphviz." >&2
    exit 0
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$root"
for file in Katas/*.yaml; do
    id=$(basename "$file" .yaml)
    for kind in class object sequence; do
        "$kata" diagram "$file" --kind $kind --format mermaid >"$work/$id.$kind.mermaid"
        [ $kind = sequence ] || "$kata" diagram "$file" --kind $kind --format dot >"$work/$id.$kind.dot"
    done
done
PYTHONDONTWRITEBYTECODE=1 "$python" "$here/parse.py" "$work" "$tools"
