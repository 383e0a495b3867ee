"""Reads expressions: what each is, and what it reads."""

import ast

from kata_calls import CallReader, is_property
from kata_types import UNKNOWN, foreign, joined, listed, mapped, named, together
from kata_value import Value

class FullReader(CallReader):
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
            if solution.known(("global", own)).names:
                self.add("name", node, types=sorted(solution.known(("global", own)).names), member=own)
            return Value(solution.known(("global", own)), "static", own, source=("global", own)).told_by([own])
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
            type = self.result(methods, name)
            given = self.solution.used.get("sources", {})
            source = next((given[place] for _, o in methods if (place := ("return", o, name)) in given and given[place][0] == "field"), None)
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
            self.add("get", node, on=asked, member=name, via=base.via, name=base.name, told=sorted(base.told))
            value.receiver = (tuple(asked), name)
            return value
        on = self.addressed(base, name)
        if base.type.metas and type.names & base.type.metas:
            self.add("name", node, types=names, member=name)
        self.add("get", node, on=on, member=name, via=base.via, name=base.name if base.name != "self" else "", through=list(base.through),
                 told=sorted(base.told))
        value = Value(type, via, name if via == "property" or not base.name else base.name,
                      ["property"] if base.via == "self" else base.roots, through, source)
        value.receiver = (tuple(on), name)
        return value.told_by(self.telling(methods, name))

    def guess(self, name):
        """Returns what a member of a value of no known type is, where one class alone has it."""
        found = [c.name for c in self.solution.classes.values() if name in c.fields]
        return self.solution.known(("field", found[0], name)) if len(found) == 1 else UNKNOWN

    def result(self, methods, name):
        """Returns what the members of that name give, of all classes that may be meant."""
        types = [self.solution.known(("return", owner, name)) for owner in {o for _, o in methods}]
        return together(types)

    def telling(self, methods, name):
        """Returns the members that tell which one it is that the members of a name give."""
        told = self.solution.used.get("told", {})
        return {member for _, owner in methods for member in told.get((owner, name), ())}

    # Other expressions

    def element(self, sequence):
        """Returns what a loop over a value gives."""
        type = sequence.type.key if sequence.type.key and sequence.via != "element" else sequence.type.element
        if type is None:
            makers = [(n, o) for n in sequence.type.names for m in ("__iter__",) for o in self.solution.owners("functions", m, n)]
            made = self.result(makers, "__iter__") if makers else UNKNOWN
            nexts = [(n, o) for n in made.names for o in self.solution.owners("functions", "__next__", n)]
            type = made.element or (self.result(nexts, "__next__") if nexts else UNKNOWN)
            if makers and type == UNKNOWN:
                sequence = sequence.but(source=("return", makers[0][1], "__iter__"))
        result = sequence.but(type=type, via="element", receiver=sequence.receiver, is_declared=bool(type.names) and self.is_told(sequence))
        result.source = ("element",) + sequence.source if sequence.source and not type.names else None
        return result

    def read_Subscript(self, node):
        base = self.expression(node.value)
        getters = [(n, o) for n in sorted(base.type.names) for o in self.solution.owners("functions", "__getitem__", n)]
        if getters:
            call = ast.copy_location(ast.Call(node.value, [node.slice], []), node)
            return self.run(base, getters, "__getitem__", call, True)
        key = self.expression(node.slice)
        self.look_up(base, key, node.slice)
        base = base.but(receiver=None, function=base.function).told_by(key.tells()) if not isinstance(node.slice, ast.Slice) else base
        if isinstance(node.slice, ast.Slice):
            return base.but()
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
        result = Value(listed(element)._replace(parts=parts), roots=self.roots(values))
        is_open = any(isinstance(e, ast.Starred) for e in node.elts)
        result.rows = None if is_open else frozenset((self.module.file, e.lineno, e.col_offset) for e in node.elts)
        result.listed = tuple(value for value in values if value.function)
        return result

    read_List = read_Tuple = read_Set = sequence

    def read_Dict(self, node):
        keys = [self.expression(key) for key in node.keys if key]
        values = [self.expression(value) for value in node.values]
        for value in values:
            self.note(value, "element")
        result = Value(mapped(together([k.type for k in keys]), together([v.type for v in values])), roots=self.roots(values))
        rows = [self.row(key, child) for key, child in zip(keys, filter(None, node.keys))]
        result.rows = None if None in rows or None in node.keys else frozenset().union(*rows)
        result.listed = tuple(value for value in values if value.function)
        return result

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
        # A list of elements, whatever is taken out of each of them, comes from the list that they are of.
        source = values[0].source if len(values) == 1 else None
        source = source[1:] if source and source[0] == "element" else None
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
        return self.any_of([second, first]).but(type=joined(first.type, second.type), roots=first.roots | second.roots).told_by(first.tells(), second.tells())

    def read_BoolOp(self, node):
        values = [self.expression(v) for v in node.values]
        return self.any_of(values).but(type=together([v.type for v in values if v.type.foreign != "bool"]), roots=self.roots(values)).told_by(*(v.tells() for v in values))

    def any_of(self, values):
        """Returns the value that stands for several: one that may be anything, as the first of `self.next or Nobody()`, else the last."""
        is_open = [v for v in values if v.type == UNKNOWN and v.source and v.source[0] in ("field", "param")]
        return is_open[0] if is_open else values[-1].but(source=None)

    def read_Compare(self, node):
        return self.compare(node)

    def read_BinOp(self, node):
        values = [self.expression(node.left), self.expression(node.right)]
        for value in values:
            owners = [(n, o) for n in value.type.names for o in self.solution.owners("functions", OPERATORS.get(type(node.op), ""), n)]
            if owners:
                return Value(self.result(owners, OPERATORS[type(node.op)]), "made", roots=self.roots(values))
        return Value(values[0].type if values[0].type.many else foreign("value"), roots=self.roots(values)).told_by(*(v.tells() for v in values))

    def read_Await(self, node, used=True):
        return self.expression(node.value, used)

    def read_Yield(self, node):
        if node.value:
            value = self.expression(node.value)
            if value.source and value.source[0] == "element":
                self.give_back(value.source[1:])
            self.returned = joined(self.returned, value.type)
        return Value()

    def read_YieldFrom(self, node):
        value = self.expression(node.value)
        self.give_back(value.source)
        self.returned = joined(self.returned, value.type.element or UNKNOWN)
        return Value()

    def read_NamedExpr(self, node):
        value = self.expression(node.value)
        self.assign(node.target, value, node)
        return value


OPERATORS = {ast.Add: "__add__", ast.Sub: "__sub__", ast.Mult: "__mul__", ast.BitOr: "__or__", ast.BitAnd: "__and__", ast.RShift: "__rshift__"}
