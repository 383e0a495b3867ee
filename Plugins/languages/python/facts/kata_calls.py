"""Reads calls: what they call or make, and what they hand over."""

import ast

from kata_code import CHANGING, COPYING, ELEMENTS, Reader
from kata_made import last_name
from kata_types import UNKNOWN, flat, foreign, joined, listed, mapped, named
from kata_value import Value

REFERENCES = {"ref", "proxy", "WeakMethod"}
COPIERS = {"replace", "asdict", "astuple", "vars", "copy", "deepcopy", "dict", "tuple", "list"}
TRAPS = {"exit", "quit", "_exit", "abort"}
PARTS = {"startswith", "endswith", "find", "index", "count"}
WRITERS = {"write", "writelines", "info", "debug", "warning", "error"}


class CallReader(Reader):
    """A reader that knows calls."""

    def read_Call(self, node, used=True):
        function = node.func
        if isinstance(function, ast.Name):
            name = function.id
            if name == "super":
                for argument in node.args:
                    self.expression(argument)
                return Value(named(self.type.name), "super", "", ["self"]) if self.type else Value()
            if self.bound(name) is None and not self.solution.class_name(name, self.type.name if self.type else "") \
                    and self.solution.renamed.get(name, name) not in self.solution.functions | self.solution.variables:
                return self.library(name, node)
        if isinstance(function, ast.Attribute):
            return self.call_member(node, function, used)
        return self.call_value(self.expression(function), node, used)

    def arguments(self, node, slots=None):
        """Reads arguments; they are learned by the parameters that they are for."""
        values = []
        for index, argument in enumerate(node.args):
            starred = isinstance(argument, ast.Starred)
            value = self.expression(argument.value if starred else argument)
            values.append(value)
            if slots and not starred:
                slots(index, None, value)
        for keyword in node.keywords:
            value = self.expression(keyword.value)
            values.append(value)
            if slots and keyword.arg:
                slots(0, keyword.arg, value)
        return values

    def handed(self, values):
        """Returns what the arguments of a call are made of."""
        return sorted({*self.roots(values), *("element" for v in values if v.via == "element")})

    def slots(self, methods, name):
        """Returns what learns arguments for the parameters of members, by place or name."""
        def learn(index, keyword, value):
            for owner in {o for _, o in methods}:
                function = (self.solution.classes[owner].functions[name][0] if owner else self.solution.functions[name][0])
                names = [a.arg for a in function.args.posonlyargs + function.args.args]
                skipped = 1 if owner and "staticmethod" not in {last_name(d) for d in function.decorator_list} else 0
                place = names.index(keyword) - skipped if keyword in names else index
                if keyword and keyword not in names:
                    slot = ("param", owner, name, keyword)
                elif place >= len(names) - skipped:
                    slot = ("param", owner, name, "*")
                else:
                    slot = ("param", *self.solution.parameters_of(owner, name), place)
                self.solution.learn(slot, value.type)
                self.solution.used.setdefault(("answers",) + slot, {})[value.receiver and value.receiver[1]] = value.receiver
                if value.source and not flat(value.type):
                    self.solution.used.setdefault("given", {}).setdefault(value.source, set()).add(slot)
        return learn

    def call_member(self, node, function, used):
        name, solution = function.attr, self.solution
        if isinstance(function.value, ast.Name) and self.bound(function.value.id) is None \
                and not solution.class_name(function.value.id, self.type.name if self.type else "") and function.value.id not in solution.variables:
            if name in TRAPS | WRITERS | COPYING | ELEMENTS | REFERENCES or not (solution.class_name(name) or name in solution.functions):
                return self.library(name, node)
            return self.call_value(self.read_Name(ast.copy_location(ast.Name(name), function)), node, used)
        base = self.expression(function.value)
        names = sorted(base.type.names or base.type.metas)
        inner = [f"{n}.{name}" for n in names if f"{n}.{name}" in solution.classes]
        if inner:
            return self.make(inner, node)
        if base.via == "super":
            above = solution.lineages[self.type.name][1:]
            methods = [(c, c) for c in above if name in solution.classes[c].functions][:1]
            if not methods and name == "__init__":
                return Value(via="made", roots=self.roots(self.arguments(node, self.fields_of(above))))
        else:
            methods = [(n, owner) for n in names for owner in solution.owners("functions", name, n)]
        if methods and not is_property(solution.classes[methods[0][1]].functions[name]):
            own = self.type and base.type.metas and names[0] in solution.lineages[self.type.name] and not self.is_class_method
            if own and node.args and isinstance(node.args[0], ast.Name) and node.args[0].id == self.own:
                base = base.but(via="super", type=named(self.type.name))
                node = ast.copy_location(ast.Call(node.func, node.args[1:], node.keywords), node)
            return self.run(base, methods, name, node, used)
        if any(solution.owners("fields", name, n) for n in names) or methods:
            return self.call_value(self.member(base, name, function), node, used)
        return self.foreign_member(base, name, node, used)

    def fields_of(self, classes):
        """Returns what learns the arguments of a constructor that dataclasses have."""
        fields = [(c, f) for c in reversed(classes) for f, (_, _, is_static) in self.solution.classes[c].fields.items() if not is_static]

        def learn(index, keyword, value):
            found = next((f for f in fields if f[1] == keyword), None) if keyword else fields[index] if index < len(fields) else None
            if found:
                self.solution.learn(("field", self.solution.root("fields", found[1], found[0]), found[1]), value.type)
        return learn

    def run(self, base, methods, name, node, used):
        values = self.arguments(node, self.slots(methods, name))
        on = self.addressed(base, name)
        if base.via in ("self", "super"):
            on = [self.type.name]
        else:
            self.hand_on(base, name)
        for value in values:
            self.note(value, "argument", {n for n, _ in methods}, name)
        self.add("call", node, on=on, member="init" if name == "__init__" else name, via=base.via, name=base.name if base.name != "self" else "", **{"with": self.handed(values)},
                 types=self.spoken(values), used=used, through=list(base.through), told=self.told(base, values))
        through = base.through
        if base.via not in ("", "self", "super", "static"):
            through += (f"{methods[0][0]}.{name}",)
        value = Value(self.result(methods, name), "made", name, set(self.roots(values)) | (base.roots - {"self"}), through)
        value.receiver = (tuple(on), name)
        place = ("return", methods[0][1], name)
        if place in self.solution.used.get("sources", {}) and not flat(value.type):
            value.source = place
        return value.told_by(self.telling(methods, name), *(v.tells() for v in values))

    def told(self, base, values):
        """Returns the members that told which one is called, and what with."""
        return sorted(Value().told_by(base.told, *(v.tells() for v in values)).told)

    def hand_on(self, base, name):
        """Notes that a member calls the one of its own name on something else, of which more may be meant than is known."""
        if self.function is not None and self.function.name == name and self.type:
            self.solution.used.setdefault("handed", {}).setdefault((self.type.name, name), set()).add(base.source)

    def foreign_member(self, base, name, node, used):
        """Reads a call of a member that none of the known classes has, or of a value that is not known."""
        is_library = base.type.foreign or base.type.many
        values = self.arguments(node)
        if name in ("get", "pop", "setdefault") and values:
            self.look_up(base, values[0], node.args[0] if node.args else node)
        if name in PARTS and not base.type.many:
            self.ask_part(base, values[:1], node)
        if not is_library and name[:2] != "__":
            on = self.addressed(base, name)
            if base.via not in ("self", "super"):
                self.hand_on(base, name)
            guessed = self.solution.guessed((name,)) if not base.type.names else ()
            methods = [(g, o) for g in guessed for o in self.solution.owners("functions", name, g)]
            self.add("call", node, on=on, member=name, via=base.via, name=base.name, **{"with": self.handed(values)}, types=self.spoken(values), used=used,
                     told=self.told(base, values))
            if methods:
                value = Value(self.result(methods, name), "made", name, self.roots(values)).told_by(*(v.tells() for v in values))
                return value.told_by({f"{each}.{name}" for each in on})
        if name in WRITERS and is_stream(node.func):
            self.add("write", node, member=name)
        if name in CHANGING:
            self.keep_rows(base.source, None)
            # The place in a list is none of its elements.
            values = values[1:] if name == "insert" else [] if name in ("pop", "popleft", "clear") and not base.type.key else values
            if base.source and base.source[0] != "param":
                for value in values:
                    self.solution.learn(base.source, listed(value.type.element if name in ("extend", "update") and value.type.many else value.type)
                                        if not base.type.key else UNKNOWN)
            elif values and isinstance(node.func.value, ast.Name) and (known := self.bound(node.func.value.id)):
                known.type = joined(known.type, listed(values[-1].type))
            for value in values or [Value()]:
                self.note(value, "element")
                self.change(base, value, node)
                if base.source and base.source[0] == "field" and value.type == UNKNOWN and value.via == "parameter":
                    self.solution.used.setdefault("kept", {}).setdefault(value.source, set()).add(("element",) + base.source)
        return self.given(base, name, values)

    def given(self, base, name, values):
        """Returns what a method of the library gives."""
        result = base.but(roots=base.roots | set(self.roots(values)), via="element" if base.via == "property" else base.via).told_by(*(v.tells() for v in values))
        if name == "items" and base.type.key:
            pair = UNKNOWN._replace(parts=(base.type.key, base.type.element or UNKNOWN))
            result.type = listed(pair)
        elif name == "keys":
            result.type = listed(base.type.key or UNKNOWN)
        elif name == "values":
            result.type = listed(base.type.element or UNKNOWN)
        elif name in ELEMENTS:
            result.type = base.type.element or (values[-1].type if name in ("get", "setdefault") and values else UNKNOWN)
        elif name not in COPYING:
            result.type, result.source = UNKNOWN if not base.type.foreign else base.type, None
        return result

    def call_value(self, value, node, used):
        """Calls a value: makes an object of a class, runs a function, calls what is held."""
        if value.type.metas and value.via != "self" or value.type.metas and isinstance(node.func, ast.Name):
            return self.make(sorted(value.type.metas), node).told_by(value.tells())
        if value.type.foreign == "ref":
            return value.but(type=value.type.element or UNKNOWN, source=("element",) + value.source if value.source else None)
        callers = [(n, o) for n in sorted(value.type.names) for o in self.solution.owners("functions", "__call__", n)]
        if callers:
            return self.run(value, callers, "__call__", node, used)
        if value.via == "static" and value.name in self.solution.functions and value.source is None:
            values = self.arguments(node, self.slots([("", "")], value.name))
            for given in values:
                self.note(given, "argument", (), value.name)
            self.add("call", node, member=value.name, via="free", **{"with": self.handed(values)}, types=self.spoken(values), used=used,
                     told=self.told(value, values))
            return Value(value.type.gives or UNKNOWN, "made", value.name, self.roots(values)).told_by(*(v.tells() for v in values), self.telling([("", "")], value.name))
        values = self.arguments(node)
        for given in values:
            self.note(given, "argument")
        if value.source:
            self.solution.learn(value.source, UNKNOWN._replace(function=True))
            if any("__call__" in c.functions for c in self.solution.classes.values()):
                self.solution.used.setdefault(("asked",) + value.source, set()).add("__call__")
        on, member = value.receiver or ((), value.name)
        self.add("call", node, on=list(on), member=member, via=value.via, name=value.name, **{"with": self.handed(values)},
                 types=self.spoken(values), how="function" if member or not on else "", used=used, through=list(value.through), told=self.told(value, values))
        return Value(value.type.gives or UNKNOWN, "made", value.name).told_by(*(v.tells() for v in values), value.tells())

    def any_member(self, base, name, node):
        """Returns the member of an object whose name is told: one of that name, or any."""
        if isinstance(name, ast.Constant) and isinstance(name.value, str):
            return self.member(base, name.value, node)
        value = base.but(type=UNKNOWN._replace(function=True), source=None)
        value.receiver = (tuple(self.addressed(base)), "")
        return value

    def make(self, names, node):
        solution, values = self.solution, None
        for name in names:
            owner = solution.constructor(name)
            if owner and values is None:
                maker = "__init__" if "__init__" in solution.classes[owner].functions else "__new__"
                values = self.arguments(node, self.slots([(name, owner)], maker))
        if values is None:
            values = self.arguments(node, self.fields_of(solution.lineages[names[0]]))
        for value in values:
            self.note(value, "argument", names, "init")
        self.add("make", node, types=list(names), **{"with": self.roots(values)})
        return Value(named(*names), "made", roots=set(self.roots(values)) | {"made"}).told_by(*(v.tells() for v in values))

    def library(self, name, node):
        """Reads a call of a function of Python's own."""
        if name == "isinstance" and len(node.args) == 2:
            self.ask_type(self.expression(node.args[0]), "is", node.args[1], node)
            return Value(foreign("bool"))
        values = self.arguments(node)
        if name == "print" or name in WRITERS and isinstance(node.func, ast.Attribute):
            self.add("write", node, member=name)
        if name in TRAPS:
            self.add("trap", node, member=name)
        first = values[0] if values else Value()
        if name == "getattr" and len(values) > 1 and first.type.names and first.via not in ("self", "super"):
            return self.any_member(first, node.args[1], node)
        if name in COPIERS and first.type.names:
            self.add("get", node, on=self.addressed(first), via=first.via, name=first.name)
        if name == "next" and not first.type.names:
            self.change(first, Value(), node)
        result = first.but(roots=self.roots(values), via="element" if first.via == "property" else first.via).told_by(*(v.tells() for v in values))
        if name == "type" and len(values) == 1:
            return first.but(asked=first, type=UNKNOWN._replace(metas=first.type.names), source=None, via=first.via)
        if name in ("str", "repr") and first.asked is not None:
            return first.but(asked=first.asked)
        if name in COPYING and first.type.names and any(self.solution.owners("functions", "__iter__", n) for n in first.type.names):
            return result.but(type=listed(self.element(first).type), source=None)
        if name in COPYING:
            index = 1 if name == "filter" and len(values) > 1 else 0
            if values and values[index].type.key and values[index].via != "element" and name not in ("copy", "deepcopy"):
                return result.but(type=listed(values[index].type.key), source=None)
            return result.but(type=values[index].type if values else listed(UNKNOWN), source=values[index].source if values else None)
        if name in REFERENCES:
            return first.but(type=foreign("ref")._replace(element=first.type), function=first.function)
        if name in ELEMENTS:
            return result.but(type=first.type.element or first.type, source=None)
        if name == "enumerate":
            return result.but(type=listed(UNKNOWN._replace(parts=(foreign("int"), first.type.element or UNKNOWN))), source=None)
        if name == "zip":
            return result.but(type=listed(UNKNOWN._replace(parts=tuple(v.type.element or UNKNOWN for v in values))), source=None)
        if name == "map" and len(values) > 1:
            return result.but(type=listed(first.type.gives or UNKNOWN), source=None)
        if name in ("dict", "defaultdict", "OrderedDict"):
            return Value(first.type if first.type.many else mapped(UNKNOWN, UNKNOWN), roots=self.roots(values))
        if name in ("len", "sum", "int", "float", "str", "repr", "abs", "round", "format", "range", "input"):
            return Value(foreign(name) if name != "range" else listed(foreign("int")), roots=self.roots(values))
        if name == "partial" and values:
            return first.but(function=first.function)
        return Value(foreign(name) if name[:1].isupper() else UNKNOWN, roots=self.roots(values))


def is_property(functions):
    return any({"property", "cached_property", "setter", "getter", "abstractproperty"} & {last_name(d) for d in f.decorator_list} for f in functions)


def is_stream(function):
    return isinstance(function.value, ast.Attribute) and function.value.attr in ("stdout", "stderr", "buffer")
