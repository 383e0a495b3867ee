"""Reads expressions: what each is, and what it calls, makes and reads."""

import ast

from kata_code import CHANGING, COPYING, ELEMENTS, Reader, Value
from kata_solution import last_name
from kata_types import UNKNOWN, flat, foreign, joined, listed, mapped, named, together

REFERENCES = {"ref", "proxy", "WeakMethod"}
TRAPS = {"exit", "quit", "_exit", "abort"}
WRITERS = {"write", "writelines", "info", "debug", "warning", "error"}


class FullReader(Reader):
    """A reader that knows expressions, too."""

    def expression(self, node, used=True):
        reader = getattr(self, "read_" + type(node).__name__, None)
        if reader:
            return reader(node, used) if isinstance(node, (ast.Call, ast.Await)) else reader(node)
        values = [self.expression(child) for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr)]
        return Value(roots=self.roots(values))

    def read_Constant(self, node):
        is_constant = isinstance(node.value, (str, int, float)) and not isinstance(node.value, bool)
        roots = () if node.value is None else ["literal"]
        return Value(foreign(type(node.value).__name__) if node.value is not None else UNKNOWN, roots=roots, literal=is_constant)

    def read_JoinedStr(self, node):
        values = [self.expression(v.value) for v in node.values if isinstance(v, ast.FormattedValue)]
        return Value(foreign("str"), roots=set(self.roots(values)) | {"literal"})

    def read_Name(self, node):
        value = self.bound(node.id)
        if value is not None:
            return value
        solution = self.solution
        if node.id == "__class__" and self.type:
            return Value(UNKNOWN._replace(metas=frozenset([self.type.name])), "static")
        name = solution.class_name(node.id, self.type.name if self.type else "")
        if name:
            value = Value(UNKNOWN._replace(metas=frozenset([name])), "static", roots=["function"])
            value.function = (node, 0, "init", (name,))
            return value
        own = solution.renamed.get(node.id, node.id)
        if own in solution.functions:
            value = Value(UNKNOWN._replace(function=True, gives=solution.known(("return", "", own))), "static", own, ["function"])
            value.function = (node, 0, own, ())
            return value
        if own in solution.variables:
            return Value(solution.known(("global", own)), "static", own, source=("global", own))
        return Value()

    def read_Attribute(self, node):
        if node.attr == "__class__":
            base = self.expression(node.value)
            return base.but(asked=base, type=UNKNOWN._replace(metas=base.type.names), source=None)
        base = self.expression(node.value)
        if base.asked is not None and node.attr in ("__name__", "__qualname__"):
            return base.but(type=foreign("str"), asked=base.asked)
        if not base.type.names and not base.type.metas and isinstance(node.value, ast.Name) and not self.bound(node.value.id):
            return self.read_Name(ast.copy_location(ast.Name(node.attr), node))
        return self.member(base, node.attr, node)

    def member(self, base, name, node):
        """Returns what reading a member gives."""
        solution, names = self.solution, sorted(base.type.names or base.type.metas)
        enums = [n for n in names if solution.classes[n].is_enum]
        if enums and base.type.metas and name in solution.classes[enums[0]].fields:
            self.add("name", node, types=enums[:1], member=name)
            return Value(named(enums[0]), "static", name, ["literal"], literal=True)
        inner = [f"{n}.{name}" for n in names if f"{n}.{name}" in solution.classes]
        if inner:
            return Value(UNKNOWN._replace(metas=frozenset(inner)), "static")
        methods = [(n, owner) for n in names for owner in solution.owners("functions", name, n)]
        plain = [(n, o) for n, o in methods if not is_property(solution.classes[o].functions[name])]
        if plain:
            value = Value(UNKNOWN._replace(function=True, gives=self.result(plain, name)), base.via, name, ["function"], base.through)
            value.function = (node, 0, name, tuple(sorted({n for n, _ in plain})))
            return value
        via = "property" if base.via in ("self", "super") else base.via or "other"
        if base.type.metas and not self.is_class_method:
            via = "static"
        through = base.through
        if base.via not in ("", "self", "super", "static") and names and name[:2] != "__":
            through = base.through + (f"{names[0]}.{name}",)
        if methods:
            type, source = self.result(methods, name), None
        else:
            owners = [solution.root("fields", name, n) for n in names if solution.owner("fields", name, n)]
            if not owners:
                owners = [c for n in names for c in solution.owners("fields", name, n)]
            source = ("field", owners[0], name) if owners else None
            type = together([solution.known(("field", owner, name)) for owner in owners])
        if source is None and not names:
            if base.type.foreign or base.type.many:
                return Value(roots=base.roots)
            asked = self.addressed(base, name)
            value = Value(self.guess(name), via, name, base.roots)
            self.add("get", node, on=asked, member=name, via=base.via, name=base.name)
            value.receiver = (tuple(asked), name)
            return value
        on = self.addressed(base, name)
        if base.type.metas and type.names & base.type.metas:
            self.add("name", node, types=names, member=name)
        self.add("get", node, on=on, member=name, via=base.via, name=base.name if base.name != "self" else "", through=list(base.through))
        value = Value(type, via, name if via == "property" or not base.name else base.name,
                      ["property"] if base.via == "self" else base.roots, through, source)
        value.receiver = (tuple(on), name)
        return value

    def guess(self, name):
        """Returns what a member of a value of no known type is, where one class alone has it."""
        found = [c.name for c in self.solution.classes.values() if name in c.fields]
        return self.solution.known(("field", found[0], name)) if len(found) == 1 else UNKNOWN

    def result(self, methods, name):
        """Returns what the members of that name give, of all classes that may be meant."""
        types = [self.solution.known(("return", owner, name)) for owner in {o for _, o in methods}]
        return together(types)

    # Calls

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
                slots(index, None, value.type)
        for keyword in node.keywords:
            value = self.expression(keyword.value)
            values.append(value)
            if slots and keyword.arg:
                slots(0, keyword.arg, value.type)
        return values

    def slots(self, methods, name):
        """Returns what learns arguments for the parameters of members, by place or name."""
        def learn(index, keyword, type):
            for owner in {o for _, o in methods}:
                function = (self.solution.classes[owner].functions[name][0] if owner else self.solution.functions[name][0])
                names = [a.arg for a in function.args.posonlyargs + function.args.args]
                skipped = 1 if owner and "staticmethod" not in {last_name(d) for d in function.decorator_list} else 0
                place = names.index(keyword) - skipped if keyword in names else index
                if keyword and keyword not in names:
                    self.solution.learn(("param", owner, name, keyword), type)
                elif place >= len(names) - skipped:
                    self.solution.learn(("param", owner, name, "*"), type)
                else:
                    self.solution.learn(("param", *self.solution.parameters_of(owner, name), place), type)
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

        def learn(index, keyword, type):
            found = next((f for f in fields if f[1] == keyword), None) if keyword else fields[index] if index < len(fields) else None
            if found:
                self.solution.learn(("field", self.solution.root("fields", found[1], found[0]), found[1]), type)
        return learn

    def run(self, base, methods, name, node, used):
        values = self.arguments(node, self.slots(methods, name))
        on = self.addressed(base, name)
        if base.via in ("self", "super"):
            on = [self.type.name]
        elif self.function is not None and self.function.name == name and self.type:
            self.solution.used.setdefault("handed", set()).add((self.type.name, name))
        for value in values:
            self.note(value, "argument", {n for n, _ in methods}, name)
        self.add("call", node, on=on, member=name, via=base.via, name=base.name if base.name != "self" else "", **{"with": self.roots(values)},
                 types=self.spoken(values), used=used, through=list(base.through))
        through = base.through
        if base.via not in ("", "self", "super", "static"):
            through += (f"{methods[0][0]}.{name}",)
        value = Value(self.result(methods, name), "made", name, set(self.roots(values)) | (base.roots - {"self"}), through)
        value.receiver = (tuple(on), name)
        return value

    def foreign_member(self, base, name, node, used):
        """Reads a call of a member that none of the known classes has, or of a value that is not known."""
        is_library = base.type.foreign or base.type.many
        values = self.arguments(node)
        if not is_library and name[:2] != "__":
            on = self.addressed(base, name)
            if self.function is not None and self.function.name == name and self.type and base.via not in ("self", "super"):
                self.solution.used.setdefault("handed", set()).add((self.type.name, name))
            guessed = self.solution.guessed((name,)) if not base.type.names else ()
            methods = [(g, o) for g in guessed for o in self.solution.owners("functions", name, g)]
            self.add("call", node, on=on, member=name, via=base.via, name=base.name, **{"with": self.roots(values)}, types=self.spoken(values), used=used)
            if methods:
                return Value(self.result(methods, name), "made", name, self.roots(values))
        if name in WRITERS and is_stream(node.func):
            self.add("write", node, member=name)
        if name in CHANGING:
            if base.source and base.source[0] != "param":
                for value in values:
                    self.solution.learn(base.source, listed(value.type.element if name in ("extend", "update") and value.type.many else value.type)
                                        if not base.type.key else UNKNOWN)
            elif values and isinstance(node.func.value, ast.Name) and (known := self.bound(node.func.value.id)):
                known.type = joined(known.type, listed(values[-1].type))
            for value in values or [Value()]:
                self.note(value, "element")
                self.change(base, value, node)
        return self.given(base, name, values)

    def given(self, base, name, values):
        """Returns what a method of the library gives."""
        result = base.but(roots=base.roots | set(self.roots(values)), via="element" if base.via == "property" else base.via)
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
            return self.make(sorted(value.type.metas), node, is_exact=value.function is not None and value.function[2] == "init" and value.via == "static")
        if value.type.foreign == "ref":
            return value.but(type=value.type.element or UNKNOWN, source=("element",) + value.source if value.source else None)
        callers = [(n, o) for n in sorted(value.type.names) for o in self.solution.owners("functions", "__call__", n)]
        if callers:
            return self.run(value, callers, "__call__", node, used)
        if value.via == "static" and value.name in self.solution.functions and value.source is None:
            values = self.arguments(node, self.slots([("", "")], value.name))
            for given in values:
                self.note(given, "argument", (), value.name)
            self.add("call", node, member=value.name, via="free", **{"with": self.roots(values)}, types=self.spoken(values), used=used)
            return Value(value.type.gives or UNKNOWN, "made", value.name, self.roots(values))
        values = self.arguments(node)
        for given in values:
            self.note(given, "argument")
        if value.source:
            self.solution.learn(value.source, UNKNOWN._replace(function=True))
        on, member = value.receiver or ((), value.name)
        self.add("call", node, on=list(on), member=member, via=value.via, name=value.name, **{"with": self.roots(values)},
                 types=self.spoken(values), how="function", used=used, through=list(value.through))
        return Value(value.type.gives or UNKNOWN, "made", value.name)

    def make(self, names, node, is_exact=True):
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
        return Value(named(*names), "made", roots=set(self.roots(values)) | {"made"})

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
        result = first.but(roots=self.roots(values), via="element" if first.via == "property" else first.via)
        if name == "type" and len(values) == 1:
            return first.but(asked=first, type=UNKNOWN._replace(metas=first.type.names), source=None, via=first.via)
        if name in ("str", "repr") and first.asked is not None:
            return first.but(asked=first.asked)
        if name in COPYING:
            index = 1 if name == "filter" and len(values) > 1 else 0
            return result.but(type=values[index].type if values else listed(UNKNOWN), source=values[index].source if values else None)
        if name in REFERENCES:
            return first.but(type=foreign("ref")._replace(element=first.type))
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

    # Other expressions

    def element(self, sequence):
        """Returns what a loop over a value gives."""
        type = sequence.type.key if sequence.type.key and sequence.via != "element" else sequence.type.element
        if type is None:
            makers = [(n, o) for n in sequence.type.names for m in ("__iter__",) for o in self.solution.owners("functions", m, n)]
            made = self.result(makers, "__iter__") if makers else UNKNOWN
            nexts = [(n, o) for n in made.names for o in self.solution.owners("functions", "__next__", n)]
            type = made.element or (self.result(nexts, "__next__") if nexts else UNKNOWN)
        result = sequence.but(type=type, via="element")
        result.source = ("element",) + sequence.source if sequence.source and not type.names else None
        return result

    def read_Subscript(self, node):
        base = self.expression(node.value)
        self.expression(node.slice)
        getters = [(n, o) for n in sorted(base.type.names) for o in self.solution.owners("functions", "__getitem__", n)]
        if getters:
            self.add("call", node, on=self.addressed(base), member="__getitem__", via=base.via, name=base.name, used=True)
            return Value(self.result(getters, "__getitem__"), "made", base.name, base.roots)
        if isinstance(node.slice, ast.Slice):
            return base.but(source=None)
        via = "element" if base.via == "property" else base.via
        index = getattr(node.slice, "value", None)
        if base.type.parts and isinstance(index, int) and -len(base.type.parts) <= index < len(base.type.parts):
            return base.but(type=base.type.parts[index], via=via, source=None)
        return base.but(type=base.type.element or UNKNOWN, via=via, source=("element",) + base.source if base.source and not base.type.element else None)

    def sequence(self, node):
        values = [self.expression(e.value if isinstance(e, ast.Starred) else e) for e in node.elts]
        for value in values:
            self.note(value, "element")
        element = together([v.type.element or UNKNOWN if isinstance(e, ast.Starred) else v.type for v, e in zip(values, node.elts)])
        parts = tuple(v.type for v in values) if isinstance(node, ast.Tuple) and len(values) > 1 else None
        return Value(listed(element)._replace(parts=parts), roots=self.roots(values))

    read_List = read_Tuple = read_Set = sequence

    def read_Dict(self, node):
        keys = [self.expression(key) for key in node.keys if key]
        values = [self.expression(value) for value in node.values]
        for value in values:
            self.note(value, "element")
        return Value(mapped(together([k.type for k in keys]), together([v.type for v in values])), roots=self.roots(values))

    def comprehension(self, node, *elements):
        self.names.append({})
        for part in node.generators:
            self.assign(part.target, self.element(self.expression(part.iter)), node, False)
            for test in part.ifs:
                self.expression(test)
        values = [self.expression(e) for e in elements]
        for value in values:
            self.note(value, "element")
        self.names.pop()
        types = [v.type for v in values]
        source = values[0].source if len(values) == 1 else None
        return Value(mapped(*types) if len(types) == 2 else listed(types[0]), values[-1].via, values[-1].name, self.roots(values), source=source)

    def read_ListComp(self, node):
        return self.comprehension(node, node.elt)

    read_SetComp = read_GeneratorExp = read_ListComp

    def read_DictComp(self, node):
        return self.comprehension(node, node.key, node.value)

    def read_Lambda(self, node):
        result = []
        number = self.inside(node.args, lambda: result.append(self.expression(node.body)))
        value = Value(UNKNOWN._replace(function=True, gives=result[0].type), "", "", ["function"])
        value.function = (node, number, "", ())
        return value

    def read_IfExp(self, node):
        self.expression(node.test)
        self.conditions += 1
        first, second = self.expression(node.body), self.expression(node.orelse)
        self.conditions -= 1
        for value in (first, second):
            self.note(value, "choice")
        return first.but(type=joined(first.type, second.type), roots=first.roots | second.roots, source=None)

    def read_BoolOp(self, node):
        values = [self.expression(v) for v in node.values]
        return values[-1].but(type=together([v.type for v in values if v.type.foreign != "bool"]), roots=self.roots(values), source=None)

    def read_Compare(self, node):
        return self.compare(node)

    def read_BinOp(self, node):
        values = [self.expression(node.left), self.expression(node.right)]
        for value in values:
            owners = [(n, o) for n in value.type.names for o in self.solution.owners("functions", OPERATORS.get(type(node.op), ""), n)]
            if owners:
                return Value(self.result(owners, OPERATORS[type(node.op)]), "made", roots=self.roots(values))
        return Value(values[0].type if values[0].type.many else foreign("value"), roots=self.roots(values))

    def read_Await(self, node, used=True):
        return self.expression(node.value, used)

    def read_Yield(self, node):
        if node.value:
            value = self.expression(node.value)
            self.returned = joined(self.returned, value.type)
        return Value()

    def read_YieldFrom(self, node):
        value = self.expression(node.value)
        self.returned = joined(self.returned, value.type.element or UNKNOWN)
        return Value()

    def read_NamedExpr(self, node):
        value = self.expression(node.value)
        self.assign(node.target, value, node)
        return value


OPERATORS = {ast.Add: "__add__", ast.Sub: "__sub__", ast.Mult: "__mul__", ast.BitOr: "__or__", ast.BitAnd: "__and__", ast.RShift: "__rshift__"}


def is_property(functions):
    return any({"property", "cached_property", "setter", "getter", "abstractproperty"} & {last_name(d) for d in f.decorator_list} for f in functions)


def is_stream(function):
    return isinstance(function.value, ast.Attribute) and function.value.attr in ("stdout", "stderr", "buffer")
