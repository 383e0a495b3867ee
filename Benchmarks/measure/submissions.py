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


def grade(kata: pathlib.Path, *words: str) -> Command:
    """Returns the command that grades all of them."""
    return Command(
        " ".join(["kata grade", *words]),
        [str(kata), "grade", str(FOLDER), "--each", "--katas", str(solution.kata()), "--results", str(RESULTS), *words],
        before=forget,
    )


def compile_and_run() -> Command:
    """Returns the command that compiles and runs all of them without kata, on as many CPUs."""
    job = "swiftc $0/day.swift -o $0/day -lm && $0/day"
    line = f"ls -d {ALONE}/* | xargs -P {os.cpu_count()} -n 1 sh -c '{job}'"
    return Command("swiftc and run, side by side", ["sh", "-c", line], before=forget)
