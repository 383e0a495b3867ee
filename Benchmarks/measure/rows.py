"""The rows, each measured by a function of its own."""

import os
import re
import shutil
import subprocess

import exploring
import katas
import peers
import solution
import submissions
from places import BUILD, INPUTS, KATA, WORK, write
from table import Bar, Row, short
from timing import Command, Failed, Series, in_turns, peak_memory


def _kata(name: str, *words: object, **more: object) -> Command:
    return Command(name, [str(KATA), "run", *map(str, words)], **more)


def one() -> Row:
    """A kata of one scenario, standard library only, module built, warm; and what each further scenario costs."""
    counts = (1, 5, 20)
    runs = [_kata(f"kata, {count} scenarios", katas.several(f"scenarios-{count}", count)) for count in counts[1:]]
    first = _kata("kata", write(katas.FOLDER / "one.yaml", katas.one("one")))
    tools = peers.commands(peers.inputs("one", 1), bats=True)
    row = Row("kata run, one scenario", series=in_turns([first, *runs, *tools], 21, warm_ups=2))
    medians = {series.name: series.median for series in row.series}
    row.bars.append(Bar(f"{row.title}: milliseconds", medians["kata"], 8, " ms", min(row.series[0].times)))
    row.compare(1, *(tool.name for tool in tools))
    for count, run in zip(counts[1:], runs, strict=True):
        cost = (medians[run.name] - medians["kata"]) / (count - 1)
        row.bars.append(Bar(f"{row.title}: each further one, of {count}", cost, 1.5, " ms"))
    return row


def twelve() -> Row:
    """Twelve cases in a file: scenarios of one line, and the twelve runs of the catalogue's state, which is stateful."""
    state = KATA.parent.parent / "share/kata/Katas/state.yaml"
    ours = [
        _kata("kata", katas.several("twelve", 12)),
        _kata("kata, stateful", katas.several("twelve-stateful", 12, "stateful")),
        _kata("kata, state.yaml", state),
    ]
    tools = peers.commands(peers.inputs("twelve", 1, cases=12), bats=True)
    row = Row("kata run, twelve cases in a file", series=in_turns([*ours, *tools], 21, warm_ups=2))
    row.compare(1, *(tool.name for tool in tools))
    medians = {series.name: series.median for series in row.series}
    shell = next((median for name, median in medians.items() if name.startswith("shelltestrunner")), None)
    if shell and "kata, state.yaml" in medians:
        row.bars.append(Bar("state's twelve runs: × shelltestrunner", medians["kata, state.yaml"] / shell, 0.5, " ×"))
    return row


def _many(module: str, tools: list[Command]) -> Row:
    run = _kata(f"kata, {module}", katas.many(module, 1000))
    row = Row(f"1,000 files of one scenario, {module} module", series=in_turns([run, *tools], 7))
    bound = 0.15 if module == "stateless" else 0.6
    ours = row.series[0]
    row.bars.append(Bar(f"{row.title}: seconds", ours.median / 1000, bound, " s", min(ours.times) / 1000))
    row.compare(1, *(tool.name for tool in tools))
    return row


def many() -> Row:
    """1,000 files with a stateless module, beside the peers (bats, which takes a minute, with BATS=1)."""
    return _many("stateless", peers.commands(peers.inputs("many", 1000), bats=os.environ.get("BATS") == "1"))


def many_stateful() -> Row:
    """1,000 files with a module that needs a process for each."""
    tools = peers.commands(peers.inputs("many", 1000), bats=False)
    row = _many("stateful", [tool for tool in tools if tool.name.startswith(("behave", "shelltestrunner"))])
    # The bar is one of seconds alone; the peers' times say what the machine was doing.
    row.bars = row.bars[:1]
    return row


def changed() -> Row:
    """A changed solution to its verdict; each round compiles a text that was never compiled before."""
    folder, alone, package = INPUTS / "solution", INPUTS / "alone", solution.package()
    base = int.from_bytes(os.urandom(3), "big") * 1000

    def edit(path):
        return lambda number: write(path, solution.source(base + number)) and None

    def edit_alone(number):
        write(alone / "day.swift", solution.source(base + number) + solution.statements())

    def cold(number):
        shutil.rmtree(package / ".build", ignore_errors=True)
        edit(package / "Sources/Solution/State.swift")(number)

    test = ["swift", "test", "--package-path", str(package)]
    commands = [
        _kata("kata run --with", solution.kata(), "--with", folder, before=edit(folder / "State.swift")),
        Command("swiftc and run", ["sh", "-c", f"swiftc {alone}/day.swift -o {alone}/day -lm && {alone}/day"], edit_alone),
        Command("swift test, warm, nothing changed", test),
        Command("swift test, warm, changed", test, edit(package / "Sources/Solution/State.swift")),
    ]
    row = Row("a changed solution to its verdict", series=in_turns(commands, 15))
    row.series += in_turns([Command("swift test, cold", test, cold)], 3, warm_ups=0)
    row.compare(0.8, "swiftc and run")
    row.compare(0.6, "swift test, warm, nothing changed", "swift test, warm, changed")
    row.compare(1 / 20, "swift test, cold")
    row.notes.append(f"The solution has {solution.source(0).count(chr(10))} lines; three scenarios.")
    return row


def yaml() -> Row:
    """Reading 10 MB of kata YAML; the programs time the reading themselves."""
    file = str(katas.large(10))

    def printed(output: str) -> float:
        return float(output.split()[0])

    commands = [
        Command("KataYAML", [str(BUILD / "release/BenchYAML"), file], printed=printed),
        Command("libyaml's events in C", [str(WORK / "bin/events"), file], printed=printed),
        Command("Yams compose", [str(WORK / "yams/release/BenchYams"), file], printed=printed),
    ]
    row = Row("reading 10 MB of kata YAML", series=in_turns(commands, 15))
    row.compare(2, "libyaml's events in C")
    row.compare(0.5, "Yams compose")
    return row


def diff() -> Row:
    """Two large logs, against GNU diff; Benchmarks/diff takes the turns itself."""
    folder = WORK / "diff"
    folder.mkdir(parents=True, exist_ok=True)
    program = str(BUILD / "release/BenchDiff")
    output = subprocess.run([program, "15", str(folder)], capture_output=True, text=True, check=True).stdout
    row = Row("two logs, against GNU diff", notes=["```", *output.rstrip().splitlines(), "```"])
    for part in re.split(r"\n(?=\d+ lines, )", output)[1:]:
        name = part.splitlines()[0]
        logs, items = re.search(r"ratio to GNU diff ([\d.]+) \(two logs\), ([\d.]+)", part).groups()
        times = [int(time) for time in re.search(r"KataDiff (\d+) ms \[\d+\] and (\d+) ms", part).groups()]
        size, *memory = map(int, re.search(r"the input's (\d+) MiB: (\d+) MiB and (\d+) MiB", part).groups())
        if "changed" in name:
            row.bars.append(Bar(f"{name}: × GNU diff, two logs", float(logs), 1, " ×"))
            row.bars.append(Bar(f"{name}: × GNU diff, a kata's items and a log", float(items), 1, " ×"))
            row.bars.append(Bar(f"{name}: memory, × the input", (max(memory) + size) / size, 8, " ×"))
        else:
            row.bars.append(Bar(f"{name}: seconds", max(times) / 1000, 2, " s"))
    return row


def round_trip() -> Row:
    """One command's way to a worker and back: 20,000 calls against none."""
    count = 20_000
    runs = [_kata(f"kata, {number} calls", katas.calls(number)) for number in (count, 0)]
    row = Row("a command's round trip to a worker", series=in_turns(runs, 15))
    calls, none = row.series
    cost = (calls.median - none.median) / count * 1000
    best = (min(calls.times) - min(none.times)) / count * 1000
    row.bars.append(Bar(f"{row.title}: microseconds", cost, 20, " µs", best))
    return row


def memory() -> Row:
    """The peak of `kata run` itself, with a module that prints as much as it may."""
    lines = 90_000  # of ten bytes and more: just under the default limit of 1 MiB
    first = ["line 0", "..."]
    cases = [
        _kata("one line, one scenario", write(katas.FOLDER / "one.yaml", katas.one("one"))),
        _kata("1 MB, one scenario", katas.chatter("chatter-1", lines, first, 1)),
        _kata("1 MB, 20 scenarios", katas.chatter("chatter-20", lines, first, 20)),
        _kata("1 MB, 20 scenarios that fail", katas.chatter("chatter-differs", lines, ["line 1"], 20), exit_code=1),
        _kata("over the limit, 20 scenarios", katas.chatter("chatter-over", lines * 9, first, 20), exit_code=3),
    ]
    row = Row("memory of kata run", notes=["| MiB, most of 5 runs | |", "|---:|---|"])
    peaks = []
    for case in cases:
        try:
            peaks.append(max(peak_memory(case) for _ in range(5)))
            row.notes.append(f"| {short(peaks[-1])} | {case.name} |")
        except Failed as failure:
            row.notes.append(f"| – | {failure} |")
    row.bars.append(Bar(f"{row.title}: MiB", max(peaks), 40, " MiB"))
    return row


def grade() -> Row:
    """A hundred submissions, none seen before, against the compiler alone on as many CPUs, and what their structure costs."""
    plain = submissions.grade(KATA, name="kata grade, no structure", kata=solution.without_structure())
    commands = [submissions.grade(KATA), plain, submissions.compile_and_run()]
    row = Row(f"grading {submissions.COUNT} submissions", series=in_turns(commands, 3))
    row.compare(1, "swiftc and run, side by side")
    row.compare(1.6, plain.name)
    return row


def start() -> Row:
    """What isolation costs: one scenario in a process of its own, at each level that the machine has."""
    file = write(katas.FOLDER / "one-stateful.yaml", katas.one("one", "stateful"))
    levels = ("basic", "standard", "strong")
    runs = [_kata(f"--isolation {level}", file, "--isolation", level) for level in levels]
    return Row("one scenario, isolated", series=in_turns(runs, 21, warm_ups=2))


ROWS = {
    "one": one,
    "twelve": twelve,
    "many": many,
    "many-stateful": many_stateful,
    "changed": changed,
    "grade": grade,
    "start": start,
    "yaml": yaml,
    "diff": diff,
    "round-trip": round_trip,
    "memory": memory,
    "explore": exploring.explore,
    "explored": exploring.explored,
    "mutate": exploring.mutate,
}
