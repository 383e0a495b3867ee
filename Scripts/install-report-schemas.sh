#!/bin/sh
# Makes sure that published schemas of report formats, and a reader of JUnit reports that is not ours, are at hand for the
# tests of reports, and prints the folder that holds them: 'sarif-*.json', 'junit-*.xsd' (Jenkins' xunit plugin), 'junitparser/'.
# They come inside packages of PyPI. Where they cannot be had it prints nothing, and says on standard error what is missing.
set -u

sources="sarif-om==1.0.4 pytest==9.0.2" # each carries the schema that its own tests use
parser=junitparser==5.0.3
schemas=${XDG_CACHE_HOME:-$HOME/.cache}/kata-tests/schemas-1

has_schemas() {
    [ -s "$schemas/sarif-2.1.0-rtm.4.json" ] && [ -s "$schemas/junit-10.xsd" ] && [ -d "$schemas/junitparser" ]
}

command -v xmllint >/dev/null || "$(dirname "$0")/apt-install.sh" libxml2-utils
if ! has_schemas; then
    mkdir -p "$(dirname "$schemas")" && work=$(mktemp -d "$(dirname "$schemas")/making.XXXXXX") || exit 0
    trap 'rm -rf "$work"' EXIT
    python3 -m pip --version >/dev/null 2>&1 || "$(dirname "$0")/apt-install.sh" python3-pip
    download() { python3 -m pip download --quiet --no-deps --dest "$work" "$@" >/dev/null 2>&1; }
    # shellcheck disable=SC2086 # a word each
    if download --no-binary :all: $sources && download --only-binary :all: $parser; then
        mkdir "$work/schemas"
        python3 - "$work" <<'PYTHON'
import sys, tarfile, zipfile
from pathlib import Path

work = Path(sys.argv[1])
for package in work.glob("*.tar.gz"):
    with tarfile.open(package) as archive:
        for member in archive.getmembers():
            name = member.name.rsplit("/", 1)[-1]
            if name in ("sarif-2.1.0-rtm.4.json", "junit-10.xsd"):
                (work / "schemas" / name).write_bytes(archive.extractfile(member).read())
for package in work.glob("junitparser-*.whl"):
    with zipfile.ZipFile(package) as archive:
        archive.extractall(work / "schemas")
PYTHON
        # Another run may have been quicker; its folder is as good.
        mv -T "$work/schemas" "$schemas" 2>/dev/null || has_schemas || rm -rf "$schemas"
    fi
fi
if has_schemas; then
    echo "$schemas"
else
    echo "the schemas of SARIF and JUnit ($sources, $parser of PyPI) are missing, and cannot be installed here" >&2
fi
exit 0
