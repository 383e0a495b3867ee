"""Writes submissions to grade, and the same as programs for the compiler alone."""

import os
import pathlib
import shutil

import solution
from places import INPUTS, WORK, write
from timing import Command

COUNT = 100
FOLDER = INPUTS / "submissions"
ALONE = INPUTS / "submissions-alone"
RESULTS = WORK / "out/results"


def fill() -> None:
    """Writes new submissions, none of which was ever compiled before."""
    base = int.from_bytes(os.urandom(3), "big") * 1000
    shutil.rmtree(FOLDER, ignore_errors=True)
    shutil.rmtree(ALONE, ignore_errors=True)
    for number in range(COUNT):
        text = solution.source(base + number)
        write(FOLDER / f"s{number:03}/State.swift", text)
        write(ALONE / f"s{number:03}/day.swift", text + solution.statements())


def forget(_: int) -> None:
    """Makes every submission new again."""
    shutil.rmtree(RESULTS, ignore_errors=True)
    fill()


def grade(program: pathlib.Path, *words: str, name: str = "kata grade", kata: pathlib.Path | None = None) -> Command:
    """Returns the command that grades all of them, by the kata of the solution unless another is given."""
    katas = str(kata or solution.kata())
    return Command(
        " ".join([name, *words]),
        [str(program), "grade", str(FOLDER), "--each", "--katas", katas, "--results", str(RESULTS), *words],
        before=forget,
    )


def compile_and_run() -> Command:
    """Returns the command that compiles and runs all of them without kata, on as many CPUs."""
    job = "swiftc $0/day.swift -o $0/day -lm && $0/day"
    line = f"ls -d {ALONE}/* | xargs -P {os.cpu_count()} -n 1 sh -c '{job}'"
    return Command("swiftc and run, side by side", ["sh", "-c", line], before=forget)
