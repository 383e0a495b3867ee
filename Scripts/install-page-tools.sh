#!/bin/sh
# Makes sure that axe (rules of accessibility) and Mermaid's own parser are at hand for the tests of pages and diagrams, and
# prints the folder that holds 'axe.min.js' and 'mermaid/index.js'. Both come inside packages of PyPI, and no code of those
# packages is run. Where they cannot be had it prints nothing, and says on standard error what is missing.
set -u

axe=axe-playwright-python==0.1.8 # axe 4.12
mermaid=nicegui==3.18.0          # Mermaid 11
tools=${XDG_CACHE_HOME:-$HOME/.cache}/kata-tests/page-1

has_tools() { [ -s "$tools/axe.min.js" ] && [ -s "$tools/mermaid/index.js" ]; }

if ! has_tools; then
    mkdir -p "$(dirname "$tools")" && work=$(mktemp -d "$(dirname "$tools")/making.XXXXXX") || exit 0
    trap 'rm -rf "$work"' EXIT
    python3 -m pip --version >/dev/null 2>&1 || "$(dirname "$0")/apt-install.sh" python3-pip
    if python3 -m pip download --quiet --no-deps --only-binary :all: --dest "$work" $axe $mermaid >/dev/null 2>&1; then
        python3 - "$work" <<'PYTHON'
import sys, zipfile
from pathlib import Path

work = Path(sys.argv[1])
(work / "page/mermaid").mkdir(parents=True)
for wheel in work.glob("*.whl"):
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name == "axe_playwright_python/axe.min.js":
                (work / "page/axe.min.js").write_bytes(archive.read(name))
            elif name.startswith("nicegui/elements/mermaid/dist/") and name.endswith(".js"):
                (work / "page/mermaid" / name.rsplit("/", 1)[1]).write_bytes(archive.read(name))
PYTHON
        # Another run may have been quicker; its folder is as good.
        mv -T "$work/page" "$tools" 2>/dev/null || has_tools || rm -rf "$tools"
    fi
fi
if has_tools; then
    echo "$tools"
else
    echo "axe and Mermaid ($axe, $mermaid of PyPI) are missing, and cannot be installed here" >&2
fi
exit 0
