"""Loads a solution's files, so that none of them takes the place of what is Python's own."""

import _frozen_importlib_external as loaders
import json
import os
import sys

shadowing = set()


class Loader(loaders.SourcelessFileLoader):
    """Lets a module of the solution import the solution's own `json`, which nothing else gets to see."""

    def exec_module(self, module):
        module.__dict__["__builtins__"] = {**vars(sys.modules["builtins"]), "__import__": own_import}
        super().exec_module(module)


def own_import(name, globals=None, locals=None, fromlist=(), level=0):
    if level or name.partition(".")[0] not in shadowing:
        return __import__(name, globals, locals, fromlist, level)
    module = __import__("<solution>." + name, globals, locals, ("",))
    return module if fromlist else sys.modules["<solution>." + name.partition(".")[0]]


def find_solution(out):
    """Makes the solution's files importable behind Python's own, and imports what they import of those; returns what the build said of them."""
    global sources
    sources = os.path.join(out, "sources")
    with open(os.path.join(out, "solution.json"), encoding="utf-8") as file:
        described = json.load(file)
    shadowing.update(described["shadowing"])

    def finder(path):
        if not path.startswith(sources):
            raise ImportError
        return loaders.FileFinder(path, (Loader, [".pyc"]))

    sys.path_hooks.insert(0, finder)
    sys.modules["<solution>"] = type(sys)("<solution>")
    for name in described["imports"]:
        try:
            __import__(name)
        except ImportError:
            pass  # The solution's own import tells its author.
    return described


def modules(files, switches):
    """Imports the files of a solution, one after the other; a changed copy has the code of each switch in a folder of its own."""
    folder = f"{sources}-{switches}" if switches else sources
    sys.path.append(folder)
    sys.modules["<solution>"].__path__ = [folder]
    for file in files:
        yield file, own_import(file[:-3].replace("/", ".").removesuffix(".__init__"), fromlist=("",))
