"""Measures the rows that are asked for, or all; prints the table and writes it to results.md."""

import sys

import katas
import machine
from places import WORK
from rows import ROWS
from table import Row, document


def main(names: list[str]) -> int:
    for name in names:
        if name not in ROWS:
            print(f"there is no row '{name}': {' '.join(ROWS)}", file=sys.stderr)
            return 64
    katas.modules()
    measured = []
    for name in names or ROWS:
        print(f"measuring {name} …", flush=True)
        try:
            measured.append(ROWS[name]())
        except Exception as error:  # a row that cannot be measured is a gap; the others go on
            measured.append(Row(name, notes=[f"not measured: {error!r}"]))
            print(f"  {name}: not measured, {error!r}")
    text = document(machine.description(), measured)
    (WORK / "results.md").write_text(text, encoding="utf-8")
    print("\n" + text)
    return 0


sys.exit(main(sys.argv[1:]))
