"""Says what machine, compiler and commit the figures are of."""

import os
import pathlib
import platform
import subprocess

from places import CHECKOUT, KATA


def _output(*words: str) -> str:
    try:
        return subprocess.run(words, capture_output=True, text=True, cwd=CHECKOUT, check=False).stdout.strip()
    except OSError:
        return ""


def _cpu() -> str:
    try:
        facts = pathlib.Path("/proc/cpuinfo").read_text(encoding="ascii", errors="replace")
    except OSError:
        return _output("sysctl", "-n", "machdep.cpu.brand_string") or "unknown CPU"
    names = [line.split(":", 1)[1].strip() for line in facts.splitlines() if line.startswith("model name")]
    return names[0] if names else "unknown CPU"


def _is_busy() -> bool:
    return os.getloadavg()[0] > (os.cpu_count() or 1)


def description() -> list[str]:
    """Returns lines about the machine as it is now."""
    changed = " with changes" if _output("git", "status", "--porcelain", "--", "Sources", "Plugins") else ""
    compiler = (_output("swiftc", "--version").splitlines() or ["no compiler"])[0]
    load = " ".join(f"{value:.1f}" for value in os.getloadavg())
    return [
        f"{_cpu()}, {os.cpu_count()} cores, {platform.system()} {platform.release()}, load {load}",
        *([f"**busy** (load above {os.cpu_count()}): trust ratios, best runs and CPU times"] if _is_busy() else []),
        compiler,
        f"kata at {_output('git', 'rev-parse', '--short', 'HEAD')}{changed}, {KATA.stat().st_size / 1e6:.1f} MB",
    ]
