"""Says where in the sources addresses of a solution's library are, a JSON object a line: locate.py SYMBOLIZER LIBRARY ADDRESSES"""

import json
import os
import re
import subprocess
import sys


def method(symbol):
    """Returns the name of a method as it is written: `_i_Work__helper_` is `-[Work helper:]`."""
    found = re.fullmatch(r"_([ic])_([A-Za-z0-9]+)_(\w*?)_(\w+)", symbol)
    if not found:
        return symbol
    return f"{'-' if found[1] == 'i' else '+'}[{found[2]} {found[4].replace('_', ':')}]"


def frame(lines):
    """Returns what is said of an address; None where it is not in the solution's sources."""
    if len(lines) < 2:
        return None
    path, line, column = lines[1].rsplit(":", 2)
    # Sources are compiled in a folder of the build; the place of what has no line is 0.
    folder, found, file = path.partition(".work/sources/")
    if not found or not line.isdigit() or line == "0":
        return None
    return {"file": file, "line": int(line), "column": int(column), "function": method(lines[0])}


def main(symbolizer, library, addresses):
    words = [os.path.realpath(symbolizer), f"--obj={library}", "--no-inlines", "--output-style=LLVM"]
    words += ["0x" + address for address in addresses.split(",")]
    result = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    for part in result.stdout.split("\n\n"):
        known = frame(part.strip().split("\n"))
        if known:
            print(json.dumps(known, ensure_ascii=False))


main(*sys.argv[1:])
