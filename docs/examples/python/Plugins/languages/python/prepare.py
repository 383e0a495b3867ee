"""Puts the interpreter and its library where workers can read them: prepare.py OUT. A worker sees no other folder."""

import os
import shutil
import sys
import sysconfig

out = sys.argv[1]
library = sysconfig.get_path("stdlib")
left_out = shutil.ignore_patterns(
    "test", "tests", "*-packages", "idlelib", "tkinter", "ensurepip", "lib2to3", "config-*")
os.makedirs(os.path.join(out, "bin"))
shutil.copy(os.path.realpath(sys.executable), os.path.join(out, "bin", "python3"))
shutil.copytree(library, os.path.join(out, "lib", os.path.basename(library)), ignore=left_out)
