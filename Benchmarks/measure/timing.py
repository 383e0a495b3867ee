"""Runs commands in turns and measures each: time, CPU time, peak memory."""

import dataclasses
import os
import shutil
import statistics
import time
from collections.abc import Callable

from places import ENVIRONMENT, OUTPUTS


class Failed(Exception):
    """A command that did not do what is measured."""


@dataclasses.dataclass
class Command:
    """One of the commands that a row measures."""

    name: str
    words: list[str]
    # Called before each run, untimed; gets the number of the round.
    before: Callable[[int], None] = lambda _: None
    exit_code: int = 0
    # The row's count of rounds, or fewer for what takes long.
    rounds: int = 1000
    # Reads the milliseconds that the command printed, where starting it is no part of what is measured.
    printed: Callable[[str], float] | None = None

    @property
    def is_there(self) -> bool:
        return shutil.which(self.words[0], path=ENVIRONMENT["PATH"]) is not None


@dataclasses.dataclass
class Series:
    """What came of a command's runs: milliseconds."""

    name: str
    times: list[float]
    cpu: list[float]

    @property
    def median(self) -> float:
        return statistics.median(self.times)


def start(command: Command) -> tuple[int, str]:
    """Starts a command; returns its process and the file that it writes to."""
    OUTPUTS.mkdir(parents=True, exist_ok=True)
    program = shutil.which(command.words[0], path=ENVIRONMENT["PATH"])
    if program is None:
        raise Failed(f"{command.words[0]} is not there")
    output = str(OUTPUTS / (command.name.replace("/", "-").replace(" ", "-") + ".txt"))
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    actions = [
        (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, output, flags, 0o644),
        (os.POSIX_SPAWN_DUP2, 1, 2),
    ]
    return os.posix_spawn(program, command.words, ENVIRONMENT, file_actions=actions), output


def run(command: Command, number: int) -> tuple[float, float]:
    """Runs a command once; returns milliseconds of the clock and of the CPU, its children's included."""
    command.before(number)
    begin = time.perf_counter()
    process, output = start(command)
    _, status, usage = os.wait4(process, 0)
    elapsed = (time.perf_counter() - begin) * 1000
    code = os.waitstatus_to_exitcode(status)
    if code != command.exit_code:
        raise Failed(f"{command.name} left with {code}, see {output}")
    if command.printed:
        with open(output, encoding="utf-8", errors="replace") as file:
            elapsed = command.printed(file.read())
    return elapsed, (usage.ru_utime + usage.ru_stime) * 1000


def in_turns(commands: list[Command], rounds: int, warm_ups: int = 1) -> list[Series]:
    """Runs the commands one after another, again and again, so that what else the machine does hits all alike.

    The order turns around each round. A command that is missing or fails is left out, and that is said.
    """
    series = {command.name: Series(command.name, [], []) for command in commands}
    left = [command for command in commands if command.is_there]
    for command in commands:
        if command not in left:
            print(f"  {command.name}: not measured, '{command.words[0]}' is not installed")
    for number in range(-warm_ups, rounds):
        for command in list(left if number % 2 == 0 else reversed(left)):
            if number >= command.rounds:
                continue
            try:
                elapsed, cpu = run(command, number)
            except Failed as failure:
                print(f"  {command.name}: not measured, {failure}")
                left.remove(command)
                series.pop(command.name)
                continue
            if number >= 0:
                series[command.name].times.append(elapsed)
                series[command.name].cpu.append(cpu)
    return [one for one in series.values() if one.times]


def peak_memory(command: Command) -> float:
    """Runs a command once; returns its own peak resident size in MiB, that of its children left out.

    The kernel's figure for ended processes holds what ran before `exec`, so the running one is asked (Linux only).
    """
    command.before(0)
    process, output = start(command)
    peak = 0
    while os.waitid(os.P_PID, process, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
        try:
            with open(f"/proc/{process}/status", encoding="ascii", errors="replace") as file:
                line = next((line for line in file if line.startswith("VmHWM:")), "VmHWM: 0 kB")
        except OSError:
            continue
        peak = max(peak, int(line.split()[1]))
        time.sleep(0.0002)
    code = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    if code != command.exit_code:
        raise Failed(f"{command.name} left with {code}, see {output}")
    return peak / 1024
