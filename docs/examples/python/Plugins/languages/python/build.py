"""Makes a worker out of sources: build.py SOURCES PLUGIN OUT. Runs nothing of them."""

import ast
import json
import os
import shutil
import sys

sources, plugin, out = sys.argv[1:]
types = []
for name in sorted(os.listdir(sources)):
    path = os.path.join(sources, name)
    try:
        with open(path, encoding="utf-8") as file:
            tree = ast.parse(file.read(), path)
    except SyntaxError as error:
        print(f"{path}:{error.lineno}:{error.offset}: error: {error.msg}")
        sys.exit(1)
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            members = [member for member in node.body if isinstance(member, ast.FunctionDef)]
            signatures = {
                member.name: [{"name": a.arg, "label": a.arg, "type": "Any"} for a in member.args.args[1:]]
                for member in members
            }
            types.append({
                "name": node.name, "kind": "class", "file": name, "line": node.lineno,
                "constructors": [{"name": "init", "parameters": signatures.pop("__init__", [])}],
                "methods": [{"name": n, "parameters": p} for n, p in signatures.items() if n[0] != "_"],
                # What __init__ assigns is not looked for: an unknown base tells kata to leave members to the worker.
                "inherits": ["object"],
            })
    shutil.copy(path, os.path.join(out, name))
shutil.copy(os.path.join(plugin, "worker.py"), out)
with open(os.path.join(out, "types.json"), "w", encoding="utf-8") as file:
    json.dump({"protocol": 1, "language": "python", "stateless": False, "types": types}, file)
