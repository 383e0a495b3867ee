"""Writes katas and modules to measure with."""

import pathlib
import shutil

from places import INPUTS, write

FOLDER = INPUTS / "kata"

MODULES = {
    # Nothing outlives an object, so scenarios may share a process.
    "stateless": """\
final class Greeter {
    func say(_ text: String) { print(text) }
    func add(_ number: Int) -> Int { number + 1 }
    func chatter(_ lines: Int) { for line in 0..<lines { print("line \\(line)") } }
}
""",
    # A static stored property: each scenario needs a process of its own.
    "stateful": """\
final class Greeter {
    static var said = 0
    func say(_ text: String) {
        Self.said += 1
        print(text)
    }
}
""",
}


def modules() -> None:
    """Writes the modules, as plugins beside the katas."""
    for name, source in MODULES.items():
        plugin = FOLDER / "Plugins/patterns" / name
        write(plugin / "plugin.yaml", f"plugin: 1\nkind: pattern\nid: {name}\nversion: 1.0.0\ntitle: {name}\n")
        write(plugin / "Solution/Greeter.swift", source)


def one(name: str, module: str = "stateless", text: str = "hello 0000") -> str:
    """Returns a kata of one scenario that logs one line."""
    return f"""\
kata: 1
title: {name}
module: {module}
objects:
  greeter: Greeter()
commands: |
  greeter.say("{text}")
expect: |
  {text}
"""


def several(name: str, count: int, module: str = "stateless") -> pathlib.Path:
    """Writes a kata of some scenarios like `one`."""
    scenarios = "".join(
        f'  - name: s{index:04}\n    commands: |\n      greeter.say("hello {index:04}")\n'
        f"    expect: |\n      hello {index:04}\n"
        for index in range(count)
    )
    head = f"kata: 1\ntitle: {name}\nmodule: {module}\nobjects:\n  greeter: Greeter()\nscenarios:\n"
    return write(FOLDER / f"{name}.yaml", head + scenarios)


def many(module: str, count: int) -> pathlib.Path:
    """Writes a folder of katas like `one`."""
    folder = FOLDER / f"many-{module}"
    shutil.rmtree(folder, ignore_errors=True)
    for index in range(count):
        name = f"s{index:04}"
        write(folder / f"{name}.yaml", one(name, module, f"hello {index:04}"))
    return folder


def calls(count: int) -> pathlib.Path:
    """Writes a kata that calls a method some times."""
    name = f"calls-{count}"
    return write(FOLDER / f"{name}.yaml", f"""\
kata: 1
title: {name}
module: stateless
objects:
  greeter: Greeter()
commands: |
  for number in 0..<{count} {{
    greeter.add(number)
  }}
expect: []
""")


def chatter(name: str, lines: int, expect: list[str], scenarios: int) -> pathlib.Path:
    """Writes a kata whose scenarios each print many lines."""
    head = f"kata: 1\ntitle: {name}\nmodule: stateless\nobjects:\n  greeter: Greeter()\nscenarios:\n"
    body = "".join(
        f"  - name: s{index}\n    commands: greeter.chatter({lines})\n    expect: |\n"
        + "".join(f"      {line}\n" for line in expect)
        for index in range(scenarios)
    )
    return write(FOLDER / f"{name}.yaml", head + body)


def large(megabytes: int) -> pathlib.Path:
    """Writes a kata file of this size, to be read and not run."""
    path = FOLDER / f"large-{megabytes}.txt"
    scenario = """\
  - name: an order is taken back ({0})
    points: 3
    params:
      - {{meat: "羊肉", count: {0}, last: "顾客一要十串羊肉"}}
      - {{meat: duck, count: 20, last: plain}}
    objects:
      waiter: Waiter()
      first: 'Customer(name: "顾客 {0}")'
    commands: |
      let mutton = first.pushOrder("顾客一要十串羊肉", type: .mutton)
      let duck = first.pushOrder("\\(count) skewers", type: .duck)
      waiter.addOrder(mutton)
      waiter.addOrder(duck)
      undo
      waiter.notifyOrder()
    expect:
      - 添加Order
      - glob: "添加*"
      - "取消Order {0}"
      - lines: |
          ====开始执行Order===
          厨师烤羊肉:${{last}}
"""
    with open(path, "wb") as file:
        file.write("kata: 1\ntitle: {en: Large, zh: 大}\nscenarios:\n".encode())
        index = 0
        while file.tell() < megabytes * 1_000_000:
            file.write(scenario.format(index).encode())
            index += 1
    return path
