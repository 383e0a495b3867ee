#!/bin/sh
# Makes sure that some Python reads JSON Schema and YAML 1.2, with apt as root or through sudo, and prints its name.
# Where that is not possible it prints nothing, and says on standard error what is missing. Nothing else is ever downloaded.
set -u

find_python() {
    for python in python3 /usr/bin/python3; do
        if "$python" -c 'import jsonschema, ruamel.yaml' 2>/dev/null; then
            echo "$python"
            return 0
        fi
    done
    return 1
}

find_python && exit 0
"$(dirname "$0")/apt-install.sh" python3-jsonschema python3-ruamel.yaml && find_python && exit 0
echo "python3-jsonschema and python3-ruamel.yaml are missing, and cannot be installed here" >&2
exit 0
