"""Writes what the classes of a solution hold, make, call and ask (`facts.json`), from syntax trees alone: nothing is run.

Python says little of types, so values are followed: what is assigned to attributes, handed to parameters and returned. What no
annotation says is told by base classes, or by the methods that classes share.
"""

import ast
import builtins

from kata_calls import is_property
from kata_expressions import FullReader
from kata_made import last_name
from kata_solution import Solution, decorators
from kata_types import flat, listed, mapped, named

ROUNDS = 6


class Source:
    """A source file."""

    def __init__(self, file, content, tree):
        self.file, self.tree, self.lines = file, tree, content.splitlines() or [b""]


class Writer:
    """Writes the facts of a solution."""

    def __init__(self, modules):
        self.solution = Solution(modules)
        self.modules = modules
        self.functions = {}
        for type in self.solution.classes.values():
            for name, annotation in type.annotations.items():
                written = self.solution.annotated(annotation, type.name)
                if written is not None:
                    self.solution.declare(("field", self.solution.root("fields", name, type.name), name), written)
        self.follow()
        # What is guessed shows nothing of what was seen.
        self.solution.seen = {key[1]: set(names) for key, names in self.solution.used.items() if key[0] == "on"}
        self.follow(self.guess_by_name)
        self.follow(self.guess)
        self.solution.find_protocols()

    def follow(self, guess=None):
        """Reads all code until nothing more is learned."""
        for _ in range(ROUNDS):
            self.solution.has_changed = False
            if guess:
                guess()
            self.members()
            if not self.solution.has_changed:
                break

    def guess_by_name(self):
        """Gives parameters of no known type the class that they are named for, where it has all that code asks of them."""
        for slot, name in self.solution.used.get("named", {}).items():
            alike = self.solution.class_alike(name)
            asked = set(self.solution.used.get(("asked",) + slot, ()))
            for field in self.solution.used.get("kept", {}).get(slot, ()):
                asked |= set(self.solution.used.get(("asked",) + field, ()))
            has_all = alike and all(self.solution.owners("functions", m, alike) or self.solution.owners("fields", m, alike) for m in asked)
            if asked and has_all and slot not in self.solution.declared and not flat(self.solution.known(slot)):
                self.solution.learn(slot, named(alike))

    def guess(self):
        """Gives attributes and parameters of no known type what the members say that code asks of them."""
        for place, members in self.asked().items():
            slot, depth = place, 0
            while slot[0] == "element":
                slot, depth = slot[1:], depth + 1
            known = self.solution.known(slot)
            if flat(known) or slot in self.solution.declared or self.inner(known, depth).foreign:
                continue
            found = self.solution.guessed(members)
            found -= {slot[1]} if len(found) > 1 else set()
            if len(found) < 12 and (depth > 0 or not known.many):
                self.solution.used.setdefault("guessed", set()).add(slot)
                self.solution.learn(slot, self.deep(named(*found), known, depth))
        for slot, name in self.solution.used.get("named", {}).items():
            if not flat(self.solution.known(slot)) and slot not in self.solution.declared and self.solution.class_alike(name):
                self.solution.learn(slot, named(self.solution.class_alike(name)))

    def asked(self):
        """Returns what code asks of values by the places that they come from: of arguments, and of results, too."""
        solution = self.solution
        given, sources = solution.used.get("given", {}), solution.used.get("sources", {})
        found = {key[1:]: set(members) for key, members in solution.used.items() if isinstance(key, tuple) and key[0] == "asked"}
        waiting = list(found)
        for place in waiting:
            if place not in found:
                continue
            depth = next(i for i, part in enumerate(place) if part != "element")
            inner, slot = place[:depth], place[depth:]
            for source in [sources[slot]] if slot in sources else [source for source, slots in given.items() if slot in slots]:
                other = inner + source
                if len(other) < 12 and not found[place] <= found.get(other, set()):
                    found[other] = found.get(other, set()) | found[place]
                    waiting.append(other)
            if slot in sources:
                del found[place]
        return found

    def inner(self, type, depth):
        return type if depth == 0 or type.element is None else self.inner(type.element, depth - 1)

    def deep(self, type, known, depth):
        for _ in range(depth if type.names else 0):
            type = mapped(known.key, type) if known.key else listed(type)
        return type

    def members(self):
        """Reads all code, and returns the facts of each class's members and of what is outside of them."""
        types = {name: self.members_of(type) for name, type in self.solution.classes.items()}
        functions = [self.function(name, node, module, None) for name, (node, module) in self.solution.functions.items()]
        return types, functions + [self.variable(name, *found) for name, found in self.solution.variables.items()]

    def members_of(self, type):
        members = []
        for name, functions in type.functions.items():
            if is_property(functions):
                members.append(self.computed(name, functions, type))
            else:
                members.append(self.function(name, functions[-1], type.module, type))
        is_made = not self.solution.constructor(type.name)
        members += [self.field(name, found, type) for name, found in type.fields.items()]
        return members if not is_made else members

    def function(self, name, node, module, type):
        reader = FullReader(self.solution, module, type, node)
        facts = reader.read()
        marks = decorators(node)
        is_initializer = type is not None and name == "__init__"
        body = [s for s in node.body if not (isinstance(s, ast.Expr) and isinstance(s.value, ast.Constant))]
        is_empty = type is not None and type.is_abstract(node)
        owner = type.name if type else ""
        place = name_place(node, module)
        given = self.solution.known(("return", owner, name))
        is_own = type is not None and any(type.name in (n, *self.solution.below(n)) or n in p["below"] for n in given.names for p in [{"below": ()}, *self.siblings(type)])
        self.functions.setdefault((module.file, *place[:2]), set()).add((node.lineno, node.col_offset, is_own))
        label = "init" if is_initializer else name
        return {
            "name": label, "signature": label + "()", "kind": "initializer" if is_initializer else "method",
            "access": "private" if name[0] == "_" and name[:2] != "__" else "",
            "static": bool(marks & {"staticmethod", "classmethod"}) or name == "__new__", "empty": is_empty,
            "literal": len(body) == 1 and isinstance(body[0], ast.Return) and is_constant(body[0].value, self.solution),
            "hollow": not is_empty and all(isinstance(s, ast.Pass) for s in body),
            "answers": bool(body) and isinstance(body[-1], ast.Return) and body[-1].value is not None, "file": module.file, "at": place,
            "type": self.solution.spoken(self.solution.known(("return", owner, name)), ("return", owner, name) in self.solution.declared),
            "parameters": self.parameters(node, type, name), "does": facts if not is_empty else []}

    def parameters(self, node, type, name):
        solution, result = self.solution, []
        arguments = node.args.posonlyargs + node.args.args
        if type and "staticmethod" not in decorators(node):
            arguments = arguments[1:]
        for index, argument in enumerate(arguments):
            slot = ("param", *solution.parameters_of(type.name if type else "", name), index)
            word = solution.spoken(solution.known(slot), slot in solution.declared, solution.used.get(("asked",) + slot, ()))
            result.append({"label": argument.arg, "name": argument.arg, "type": word})
        return result

    def computed(self, name, functions, type):
        member = self.function(name, functions[0], type.module, type)
        for other in functions[1:]:
            member["does"] += FullReader(self.solution, type.module, type, other).read()
        is_kept = "cached_property" in decorators(functions[0])
        return {**member, "kind": "property", "signature": name, "parameters": [], "stored": is_kept, "answers": member["answers"] and not is_kept}

    def field(self, name, found, type):
        target, value, is_static = found
        solution = self.solution
        owner = solution.root("fields", name, type.name)
        slot = ("field", owner, name)
        reader = FullReader(solution, type.module, type)
        if value is not None:
            given = reader.expression(value)
            reader.note(given, "property", [type.name], name)
            if not type.is_enum:
                solution.learn(slot, given.type)
                reader.keep_rows(slot, given.rows)
        if type.is_enum and is_static and name[0] != "_":
            return {"name": name, "signature": name, "kind": "case", "static": True, "file": type.module.file,
                    "at": [target.lineno, target.col_offset + 1, len(name.encode())], "does": reader.facts}
        column = target.col_offset + 1
        if isinstance(target, ast.Attribute):
            column = target.end_col_offset - len(name.encode()) + 1
        is_constant_value = value is not None and is_constant(value, solution)
        word = solution.spoken(solution.known(slot), slot in solution.declared, solution.used.get(("asked",) + slot, ()))
        word["guessed"] = slot in solution.used.get("guessed", ())
        return {"name": name, "signature": name, "kind": "property", "access": "private" if name[0] == "_" else "", "stored": True,
                "static": is_static and not is_constant_value, "literal": is_constant_value and not self.is_set(name, type),
                "fixed": not self.is_set_later(name, type), "file": type.module.file, "at": [target.lineno, column, len(name.encode())],
                "type": word, "does": reader.facts}

    def is_set(self, name, type):
        return any(is_stored(function, name) for c in self.solution.lineages[type.name]
                   for functions in self.solution.classes[c].functions.values() for function in functions)

    def is_set_later(self, name, type):
        family = self.solution.lineages[type.name] + self.solution.below(type.name)
        return any(is_stored(function, name) for c in family for key, functions in self.solution.classes[c].functions.items()
                   for function in functions if key not in ("__init__", "__post_init__", "__new__"))

    def variable(self, name, target, node, module):
        reader = FullReader(self.solution, module)
        given = reader.expression(node.value)
        reader.note(given, "property", (), name)
        written = self.solution.annotated(getattr(node, "annotation", None))
        if written is not None:
            self.solution.declare(("global", name), written)
        self.solution.learn(("global", name), given.type)
        reader.keep_rows(("global", name), given.rows)
        return {"name": name, "signature": name, "kind": "property", "stored": True, "file": module.file,
                "at": [target.lineno, target.col_offset + 1, len(name.encode())],
                "type": self.solution.spoken(self.solution.known(("global", name)), False), "does": reader.facts}

    # What is written

    def siblings(self, type):
        return [protocol for protocol in self.solution.protocols if type.name in protocol["below"]]

    def code(self):
        """Returns where the functions begin whose names stand at a place, and whether they give what their own object could be."""
        self.functions.clear()
        self.members()
        return self.functions

    def facts(self):
        types, functions = self.members()
        result = []
        for name, type in self.solution.classes.items():
            bases = [b for b in type.bases if b in self.solution.classes]
            bases += [p["name"] for p in self.solution.protocols if name in p["owners"]]
            result.append(cleaned({
                "name": name, "kind": self.kind(type), "guarded": is_guarded(type, self.solution), "inherits": [{"name": b} for b in dict.fromkeys(bases)],
                "file": type.module.file, "at": name_place(type.node, type.module), "members": types[name]}))
        for protocol in self.solution.protocols:
            first = self.solution.classes[min(protocol["owners"], key=list(self.solution.classes).index)]
            result.append({"name": protocol["name"], "kind": "protocol", "shared": True, "file": first.module.file,
                           "at": name_place(first.node, first.module)})
        return {"facts": 1, "language": "python", "types": result, "functions": [cleaned(f) for f in functions]}

    def kind(self, type):
        if type.is_enum:
            return "enum"
        functions = [function for functions in type.functions.values() for function in functions]
        is_protocol = "Protocol" in type.bases or functions and all(type.is_abstract(f) for f in functions) and not type.fields
        return "protocol" if is_protocol else "class"


def is_guarded(type, solution):
    """Tells whether who makes an object is refused, or gets the one that there is."""
    lineage = [solution.classes[c] for c in solution.lineages[type.name]]
    metas = [solution.class_name(last_name(k.value)) for c in lineage for k in c.node.keywords if k.arg == "metaclass"]
    makers = [f for c in lineage for f in c.functions.get("__init__", ())]
    called = {n.func.attr for f in makers for n in ast.walk(f) if isinstance(n, ast.Call) and isinstance(n.func, ast.Attribute)}
    helpers = [f for c in lineage for name in called & set(c.functions) for f in c.functions[name]]
    statics = {name for c in lineage for name, (_, _, is_static) in c.fields.items() if is_static}
    is_refused = any(refuses(f, statics) for f in makers + helpers)
    is_answered = any("__new__" in c.functions for c in lineage) or any(solution.owner("functions", "__call__", m) for m in metas if m)
    return is_refused or is_answered or type.name[0] == "_" or bool(type.decorators - {"dataclass", "final", "total_ordering"})


def refuses(function, statics):
    """Tells whether code stops for more than what it is handed: a question about arguments alone only checks them."""
    own = {a.arg for a in function.args.posonlyargs + function.args.args + function.args.kwonlyargs}

    def is_check(test):
        shared = statics | {"__class__"}
        return not any(isinstance(n, ast.Name) and (n.id == "type" or n.id not in own and not hasattr(builtins, n.id))
                       or isinstance(n, ast.Attribute) and n.attr in shared for n in ast.walk(test))

    checks = {id(n) for i in ast.walk(function) if isinstance(i, ast.If) and is_check(i.test) for n in ast.walk(i)}
    return any(isinstance(n, ast.Raise) and id(n) not in checks or isinstance(n, ast.Assert) and not is_check(n.test) for n in ast.walk(function))


def is_stored(function, name):
    return any(isinstance(n, ast.Attribute) and n.attr == name and isinstance(n.ctx, ast.Store) for n in ast.walk(function))


def is_constant(node, solution):
    if isinstance(node, ast.Attribute):
        return solution.class_name(getattr(node.value, "id", "")) is not None
    return isinstance(node, ast.Constant) and isinstance(node.value, (str, int, float)) and not isinstance(node.value, bool)


def name_place(node, module):
    """Returns where the name of a class or function stands, behind its keyword."""
    line = module.lines[node.lineno - 1]
    name = node.name.encode()
    column = line.find(name, node.col_offset + 3)
    return [node.lineno, (column if column >= 0 else node.col_offset) + 1, len(name)]


def cleaned(value):
    """Leaves out what is false, empty or zero."""
    if isinstance(value, dict):
        result = {key: cleaned(inner) for key, inner in value.items()}
        return {key: inner for key, inner in result.items() if inner not in (False, None, "", 0, [], {})}
    return [cleaned(inner) for inner in value] if isinstance(value, list) else value


def facts(sources):
    """Returns the facts of sources: of each its file, its content and its tree."""
    return Writer([Source(*source) for source in sources]).facts()
