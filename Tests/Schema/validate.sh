#!/bin/sh
# Validates the catalogue by the schema with Python's jsonschema, as an editor would. Skips where that cannot be installed.
#   Tests/Schema/validate.sh [KATA] [FILE…]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
kata=${1:-$root/.build/debug/kata}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- "$root"/Katas/*.yaml
home=${XDG_CACHE_HOME:-$HOME/.cache}/kata-schema-test
if ! [ -x "$home/bin/python" ] || ! "$home/bin/python" -c 'import jsonschema, ruamel.yaml' 2>/dev/null; then
    python3 -m venv "$home" 2>/dev/null &&
        "$home/bin/pip" install --quiet 'jsonschema==4.25.1' 'ruamel.yaml==0.18.15' 2>/dev/null || {
        echo "skipped: jsonschema and ruamel.yaml cannot be installed here"
        exit 0
    }
fi
"$kata" schema | "$home/bin/python" "$here/validate.py" "$@"
