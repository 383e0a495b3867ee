"""Where things lie, and the environment that all commands get."""

import os
import pathlib

BENCHMARKS = pathlib.Path(__file__).resolve().parent.parent
CHECKOUT = BENCHMARKS.parent
WORK = pathlib.Path(os.environ.get("WORK", BENCHMARKS / ".work"))
BUILD = pathlib.Path(os.environ.get("BUILD", CHECKOUT / ".build")).resolve()
KATA = pathlib.Path(os.environ.get("KATA", WORK / "prefix/bin/kata")).resolve()
INPUTS = WORK / "in"
OUTPUTS = WORK / "out"

# kata has a cache of its own here, and no past; Python tools may write their byte code, as on anybody's machine.
ENVIRONMENT = {
    **{name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
    "LC_ALL": "C.UTF-8",
    "PATH": f"{WORK / 'venv/bin'}:{os.environ['PATH']}",
    "XDG_CACHE_HOME": str(WORK / "cache"),
    "XDG_STATE_HOME": str(WORK / "state"),
}


def write(path: pathlib.Path, text: str) -> pathlib.Path:
    """Writes a file, with the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path
