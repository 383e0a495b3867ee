"""Puts the interpreter, its library and this plugin's programs where workers can read them: prepare.py OUT.

The library becomes one archive of compiled modules: a cache entry of two thousand files would be looked over at every run.
"""

import importlib.util
import marshal
import os
import shutil
import sys
import sysconfig
import zipfile

LEFT_OUT = {"test", "tests", "idlelib", "tkinter", "ensurepip", "lib2to3", "turtledemo", "pydoc_data", "lib-dynload"}
HEADER = importlib.util.MAGIC_NUMBER + bytes(12)


def compiled(path, name):
    with open(path, "rb") as file:
        return HEADER + marshal.dumps(compile(file.read(), name, "exec", dont_inherit=True))


def add_library(archive, library):
    for folder, subfolders, files in os.walk(library):
        subfolders[:] = sorted(name for name in subfolders if name not in LEFT_OUT and "-" not in name)
        for name in sorted(file for file in files if file.endswith(".py")):
            path = os.path.join(folder, name)
            inside = os.path.relpath(path, library)
            try:
                archive.writestr(zipfile.ZipInfo(inside + "c"), compiled(path, "<python>/" + inside))
            except (SyntaxError, ValueError):
                pass  # Some distributions ship modules of other versions.


def main(plugin, out):
    version = "%d.%d" % sys.version_info[:2]
    library = sysconfig.get_path("stdlib")
    os.makedirs(os.path.join(out, "bin"))
    shutil.copy(os.path.realpath(sys.executable), os.path.join(out, "bin", "python3"))
    os.makedirs(os.path.join(out, "lib", "python" + version))
    shutil.copytree(sysconfig.get_config_var("DESTSHARED"),
                    os.path.join(out, "lib", "python" + version, "lib-dynload"))
    with zipfile.ZipFile(os.path.join(out, "lib", "python" + version.replace(".", "") + ".zip"), "w") as archive:
        add_library(archive, library)
        for name in ("server", "loading", "running"):
            archive.writestr(f"kata_{name}.pyc", compiled(os.path.join(plugin, name + ".py"), name + ".py"))
        for name in sorted(name for name in os.listdir(os.path.join(plugin, "facts")) if name.endswith(".py")):
            archive.writestr(name + "c", compiled(os.path.join(plugin, "facts", name), name))
    for name in ("build", "worker"):
        with open(os.path.join(out, name + ".pyc"), "wb") as file:
            file.write(compiled(os.path.join(plugin, name + ".py"), name + ".py"))


if sys.version_info < (3, 10):
    sys.exit("Python 3.10 or newer is needed, and this is " + sys.version.split()[0])
main(os.path.dirname(os.path.abspath(__file__)), sys.argv[1])
