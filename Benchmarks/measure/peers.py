"""What the peers run: trivial scenarios, of which each makes one line and expects that line."""

import pathlib
import shutil

from places import INPUTS, OUTPUTS, write
from timing import Command

STEPS = """\
from behave import when, then
@when('I emit "{s}"')
def emit(ctx, s): ctx.log = [s]
@then('the log is "{s}"')
def check(ctx, s): assert ctx.log == [s], ctx.log
"""
LIT = """\
import lit.formats
config.name = "peer"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".test"]
config.test_source_root = None
"""

# The files of each tool: their ending, how one begins, and a case in it with its name and its line.
FILES = {
    "bats": (".bats", "#!/usr/bin/env bats\n", '@test "{0}" {{\n  run echo "{1}"\n  [ "$output" = "{1}" ]\n}}\n'),
    "cram": (".t", "", '{0}\n\n  $ echo "{1}"\n  {1}\n\n'),
    # One test a file, whatever its number of lines.
    "lit": (".test", "", '# RUN: echo "{1}" | grep -Fx "{1}"\n'),
    "shelltest": (".test", "", '# {0}\necho "{1}"\n>>>\n{1}\n>>>= 0\n\n'),
    "robot": (
        ".robot",
        "*** Test Cases ***\n",
        "S{0}\n    ${{log}}=    Create List    {1}\n    ${{exp}}=    Create List    {1}\n"
        "    Should Be Equal    ${{log}}    ${{exp}}\n",
    ),
    "behave": (
        ".feature",
        "Feature: one line\n",
        '  Scenario: {0}\n    When I emit "{1}"\n    Then the log is "{1}"\n',
    ),
    "pytest": (".py", "", 'def test_{0}():\n    log = ["{1}"]\n    assert log == ["{1}"]\n'),
}


def inputs(name: str, count: int, cases: int = 1) -> pathlib.Path:
    """Writes a folder for each tool, with this many files, of one case or more."""
    root = INPUTS / name
    shutil.rmtree(root, ignore_errors=True)
    for tool, (ending, head, case) in FILES.items():
        for index in range(count):
            file = f"test_s{index:04}" if tool == "pytest" else f"s{index:04}"
            numbers = range(index * cases, (index + 1) * cases)
            body = "".join(case.format(f"s{number:04}", f"hello {number:04}") for number in numbers)
            write(root / tool / (file + ending), head + body)
    write(root / "behave/steps/steps.py", STEPS)
    write(root / "lit/lit.cfg.py", LIT)
    return root


def commands(root: pathlib.Path, *, bats: bool) -> list[Command]:
    """Returns how each tool runs its folder, as quietly as it can."""
    robot = OUTPUTS / "robot"
    parallel = ["-j2"] if root.name == "many" else []
    tools = {
        "shelltestrunner": ["shelltest", "--hide-successes", *parallel, f"{root}/shelltest"],
        "cram": ["cram", "-q", f"{root}/cram"],
        "behave": ["behave", "-f", "progress", "--no-summary", f"{root}/behave"],
        "lit": ["lit", "-q", "-j2", "--skip-test-time-recording", f"{root}/lit"],
        "Robot": ["robot", "--console", "none", "--output", "NONE", "--log", "NONE", "--report", "NONE",
                  "--outputdir", str(robot), f"{root}/robot"],
        "pytest": ["pytest", "-q", "-p", "no:cacheprovider", f"{root}/pytest"],
    }
    if bats:
        tools["bats"] = ["bats", f"{root}/bats"]
    return [Command(f"{name} {root.name}", words) for name, words in tools.items()]
