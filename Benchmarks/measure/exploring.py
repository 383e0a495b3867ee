"""Rows about commands and mistakes that nobody wrote: exploring and mutants."""

import re
import subprocess

from places import BUILD, CHECKOUT, ENVIRONMENT, KATA
from table import Bar, Row
from timing import Command, in_turns

PLUGINS = KATA.parent.parent / "share/kata/Plugins"
KATAS = KATA.parent.parent / "share/kata/Katas"


def explore() -> Row:
    """What a sequence of eight commands costs on two cores, both sides counted: many less one, of a stateful module."""
    count = 2000
    # From one command to fifteen, so eight in the mean.
    words = [str(KATA), "explore", str(KATAS / "state.yaml"), "--with", str(PLUGINS / "patterns/state/Solution")]
    words += ["--length", "15", "--time", "60min", "-j", "2"]
    runs = [
        Command(f"kata explore, {number} sequences", [*words, "--sequences", str(number)]) for number in (count, 1)
    ]
    row = Row("a sequence of kata explore", series=in_turns(runs, 5))
    many, one = row.series
    cost = (many.median - one.median) / (count - 1)
    best = (min(many.times) - min(one.times)) / (count - 1)
    row.bars.append(Bar(f"{row.title}: milliseconds (400 a second)", cost, 2.5, " ms", best))
    cpu = (min(many.cpu) - min(one.cpu)) / (count - 1)
    row.notes.append(f"CPU time of a sequence, kata and its workers together: {cpu:.2f} ms.")
    return row


def explored() -> Row:
    """The catalogue's mutants that exploring catches by the first scenario of each kata alone; whom it blames."""
    words = [str(BUILD / "release/BenchExplore"), str(BUILD / "release"), str(ENVIRONMENT["XDG_CACHE_HOME"]) + "/kata/v1"]
    output = subprocess.run(words, cwd=CHECKOUT, env=ENVIRONMENT, capture_output=True, text=True, check=True).stdout
    caught, total, blamed = re.search(r"caught (\d+) of (\d+); blamed: (.*)", output).groups()
    living = [line for line in output.splitlines() if "lives:" in line]
    row = Row("mutants that exploring catches by one scenario", notes=["```", *living, "```"])
    row.bars.append(Bar(f"{row.title}: missed of {total}, %", 100 - 100 * int(caught) / int(total), 5, " %"))
    right = 0 if blamed == "none" else len(blamed.split())
    row.bars.append(Bar(f"{row.title}: right solutions blamed", right, 0))
    return row


def mutate() -> Row:
    """All mistakes that a machine makes in the references of the catalogue, on two cores."""
    command = Command("kata mutate, all katas", [str(KATA), "mutate", str(KATAS), "--at-least", "85", "-j", "2"])
    row = Row("kata mutate, all katas", series=in_turns([command], 2))
    ours = row.series[0]
    row.bars.append(Bar(f"{row.title}: seconds", ours.median / 1000, 180, " s", min(ours.times) / 1000))
    return row
