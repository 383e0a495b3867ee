"""Makes what every build uses: the worker, the libraries that it needs, Foundation's headers in compiled form. prepare.py PLUGIN OUT"""

import os
import py_compile
import re
import shutil
import subprocess
import sys

# The C library is where every confined program reads it.
SYSTEM = re.compile(r"(ld-linux|libc|libm|libdl|libpthread|librt)[-.]")
LANGUAGE = ["-x", "objective-c", "-std=gnu17", "-fobjc-runtime=gcc", "-fblocks", "-fexceptions", "-fobjc-exceptions",
            "-fconstant-string-class=NSConstantString", "-fPIC", "-pthread", "-DGNUSTEP", "-DGNUSTEP_BASE_LIBRARY=1",
            "-DGNU_RUNTIME=1", "-D_NATIVE_OBJC_EXCEPTIONS=1"]


def fail(words):
    print(words, file=sys.stderr)
    sys.exit(69)


def run(*words):
    result = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode != 0:
        fail(" ".join(words[:2]) + " failed: " + result.stdout)
    return result.stdout


def first(paths, missing):
    for path in paths:
        if os.path.exists(path):
            return path
    fail(missing)


def machine():
    """Returns the folders of headers, and the libraries, of Foundation, blocks and queues."""
    triple = run("clang", "-print-target-triple").strip().replace("-unknown", "").replace("-pc", "")
    foundation = first(["/usr/include/GNUstep", "/usr/local/include/GNUstep"],
                       "Foundation's headers are missing: install libgnustep-base-dev")
    base = first([f"{folder}/libgnustep-base.so" for folder in ("/usr/lib", f"/usr/lib/{triple}", "/usr/local/lib")],
                 "Foundation is missing: install libgnustep-base-dev")
    gcc = f"/usr/lib/gcc/{triple}"
    versions = sorted(os.listdir(gcc), key=lambda name: int(name) if name.isdigit() else 0) if os.path.isdir(gcc) else []
    runtime = first([f"{gcc}/{name}/include/objc/objc.h" for name in reversed(versions)],
                    "the runtime's headers are missing: install libobjc-12-dev")
    toolchain = os.path.dirname(os.path.dirname(os.path.realpath(shutil.which("clang"))))
    blocks = first([f"{toolchain}/lib/swift/Block/Block.h", "/usr/include/Block.h"],
                   "the headers of blocks are missing: install a toolchain of Swift, or libblocksruntime-dev")
    dispatch = first([f"{toolchain}/lib/swift/dispatch/dispatch.h", "/usr/include/dispatch/dispatch.h"],
                   "the headers of queues are missing: install a toolchain of Swift, or libdispatch-dev")
    # The compiler's own headers come first: of gcc's folder only `objc` is wanted.
    headers = [foundation, os.path.dirname(blocks), os.path.dirname(os.path.dirname(dispatch))]
    queues = [first([f"{folder}/{name}" for folder in (f"{toolchain}/lib/swift/linux", f"/usr/lib/{triple}")],
                    name + " is missing") for name in ("libBlocksRuntime.so", "libdispatch.so")]
    objc = first([f"/usr/lib/{triple}/libobjc.so.4"], "the runtime is missing: install libobjc4")
    return headers, runtime, [base, objc], queues


def name_classes_made(foundation, folder):
    """Copies headers in which what makes an object says no more than `id`, which has no properties, and names its class, as
    Apple's say; returns the headers that were read."""
    os.makedirs(f"{folder}/Foundation")
    read = [f"{foundation}/Foundation/{name}.h" for name in ("NSString", "NSData", "NSIndexSet")]
    for path in filter(os.path.exists, read):
        with open(path) as header, open(f"{folder}/Foundation/{os.path.basename(path)}", "w") as copy:
            copy.write(re.sub(r"^\+ *\(id\) *(?=string|data|indexSet)", "+ (instancetype) ", header.read(), flags=re.MULTILINE))
    return read


def copy_libraries(program, folder):
    """Copies the libraries that a program needs: a confined worker reads none of the system's but C's."""
    for name, path in re.findall(r"^\s*(\S+) => (/\S+)", run("ldd", program), re.MULTILINE):
        if not SYSTEM.match(name) and not path.startswith(folder):
            shutil.copy(os.path.realpath(path), os.path.join(folder, name))


def link_system(folder):
    """Leaves the system's own libraries where the linker finds them, so that it says what no library has."""
    os.makedirs(folder)
    # A few functions of C, such as `atexit`, stand in every program itself.
    for name in ("libc.so.6", "libc_nonshared.a", "libm.so.6", "libpthread.so.0", "libdl.so.2", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1",
                 "libgcc.a"):
        path = run("clang", "-print-file-name=" + name).strip()
        if os.path.isabs(path):
            os.symlink(path, os.path.join(folder, name))


def main(plugin, out):
    headers, runtime, libraries, queues = machine()
    os.makedirs(f"{out}/bin")
    os.symlink(os.path.realpath(sys.executable), f"{out}/bin/python3")
    # Where there is none, crashes are told without their places.
    symbolizer = os.path.join(os.path.dirname(os.path.realpath(shutil.which("clang"))), "llvm-symbolizer")
    os.symlink(symbolizer if os.path.exists(symbolizer) else shutil.which("llvm-symbolizer") or symbolizer, f"{out}/bin/llvm-symbolizer")
    shutil.copy(f"{plugin}/locate.py", out)
    shutil.copytree(f"{plugin}/include", f"{out}/include")
    for name in (name for name in os.listdir(f"{plugin}/facts") if name.endswith(".py")):
        py_compile.compile(f"{plugin}/facts/{name}", f"{out}/facts/{name}c", name, doraise=True)
    for name in os.listdir(os.path.dirname(runtime)):
        os.symlink(os.path.join(os.path.dirname(runtime), name), f"{out}/include/objc/{name}")
    os.makedirs(f"{out}/lib")
    for path in queues:
        shutil.copy(path, f"{out}/lib")
    classes = name_classes_made(headers[0], f"{out}/headers")
    flags = LANGUAGE + [f"-I{out}/include"] + [word for folder in [f"{out}/headers"] + headers for word in ("-isystem", folder)]
    sources = [f"{plugin}/{name}.m" for name in ("main", "types", "values", "members", "blocks", "calls", "server")]
    # GNUstep has names of the runtime of blocks, too, with less behind them: the first library wins.
    names = [f"{out}/lib/{os.path.basename(path)}" for path in queues] + libraries
    run("clang", *flags, "-O1", "-fvisibility=hidden", "-Wno-everything", "-o", f"{out}/bin/worker", *sources, f"{plugin}/json.c",
        "-x", "none", *names, "-ldl", "-lm", "-fuse-ld=lld", "-rdynamic", "-Wl,--as-needed", f"-Wl,-rpath,{out}/lib",
        "-Wl,--disable-new-dtags", "-Wl,--allow-shlib-undefined")
    copy_libraries(f"{out}/bin/worker", f"{out}/lib")
    link_system(f"{out}/system")
    run("clang", *flags, "-g", "-O0", "-x", "objective-c-header", "-o", f"{out}/prelude.pch", "-MD", "-MF", f"{out}/prelude.d",
        f"{out}/include/prelude.h")
    with open(f"{out}/prelude.d") as file:
        read = {os.path.realpath(path) for path in file.read().replace("\\\n", " ").split()[1:] + classes}
    with open(f"{out}/inputs.txt", "w") as file:
        file.write("".join(path + "\n" for path in sorted(read) if not path.startswith(os.path.realpath(out) + "/")))
    with open(f"{out}/flags.txt", "w") as file:
        file.write("\n".join(flags + ["-g", "-O0", "-include-pch", f"{out}/prelude.pch"]))


main(*sys.argv[1:])
