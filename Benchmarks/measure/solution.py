"""Writes a solution of about 100 lines, and the same for the compiler alone and for a package with tests."""

import pathlib
import shutil

from katas import FOLDER
from places import CHECKOUT, INPUTS, write

ORIGINAL = CHECKOUT / "Plugins/patterns/state/Solution/State.swift"
# The commands of the kata `day`, as statements that Swift knows.
SCENARIOS = [
    ["work.hour = 9", "work.writeProgram()", "work.hour = 13", "work.writeProgram()"],
    ["work.hour = 18", "work.finished = true", "work.writeProgram()"],
    ["work.hour = 17", "work.writeProgram()", "work.hour = 22", "work.writeProgram()"],
]


def source(edition: int) -> str:
    """Returns the solution, another one for each edition."""
    text = ORIGINAL.read_text(encoding="utf-8")
    return f"{text}\nextension Work {{\n    var edition: Int {{ {edition + 1000} }}\n}}\n"


def without_structure() -> pathlib.Path:
    """Writes the same kata for a module that says nothing of the structure of its solutions."""
    plugin = FOLDER / "Plugins/patterns/state-without-structure"
    manifest = (ORIGINAL.parent.parent / "plugin.yaml").read_text(encoding="utf-8").split("structure: |")[0]
    write(plugin / "plugin.yaml", manifest.replace("id: state", f"id: {plugin.name}"))
    write(plugin / "Solution/State.swift", ORIGINAL.read_text(encoding="utf-8"))
    return kata("day-without-structure", plugin.name)


def kata(name: str = "day", module: str = "state") -> pathlib.Path:
    """Writes a kata of three scenarios for the solution."""
    commands = [
        f"  - name: s{index}\n    commands: |\n" + "".join(f"      {line}\n" for line in lines)
        for index, lines in enumerate(SCENARIOS)
    ]
    logs = [
        ["9}点,上午工作,精神百倍", "13}点,下午状态还不错,继续努力"],
        ["18}点,下班回家了"],
        ["17}点,加班哦,疲累之极", "22}点,不行了,睡着了"],
    ]
    expected = ["    expect: |\n" + "".join(f"      当前时间:{{{line}\n" for line in log) for log in logs]
    scenarios = "".join(command + log for command, log in zip(commands, expected, strict=True))
    head = f"kata: 1\ntitle: {name}\nmodule: {module}\nobjects:\n  work: Work()\nscenarios:\n"
    return write(FOLDER / f"{name}.yaml", head + scenarios)


def statements() -> str:
    """Returns the scenarios as a program."""
    return "".join("do {\n    let work = Work()\n" + "".join(f"    {line}\n" for line in lines) + "}\n" for lines in SCENARIOS)


def package() -> pathlib.Path:
    """Writes a package of the solution with three tests."""
    folder = INPUTS / "package"
    shutil.rmtree(folder, ignore_errors=True)
    write(folder / "Package.swift", """\
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "day",
    targets: [
        .target(name: "Solution", swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "SolutionTests", dependencies: ["Solution"]),
    ]
)
""")
    tests = "".join(
        f"@Test func s{index}() {{\n    let work = Work()\n" + "".join(f"    {line}\n" for line in lines)
        + f"    #expect(work.hour == {lines[-2 if index != 1 else 0].split()[-1]})\n}}\n"
        for index, lines in enumerate(SCENARIOS)
    )
    write(folder / "Tests/SolutionTests/Tests.swift", "import Testing\n@testable import Solution\n\n" + tests)
    write(folder / "Sources/Solution/State.swift", source(0))
    return folder
