"""Reads what code does: follows names and values as far as the source tells; what it cannot follow is left out, never guessed."""

import ast

from kata_made import last_name
from kata_questions import Questions
from kata_solution import decorators
from kata_types import UNKNOWN, flat, foreign, joined, listed, mapped, named
from kata_value import Value

CHANGING = {"append", "add", "insert", "extend", "remove", "discard", "pop", "popleft", "appendleft", "clear", "update", "setdefault", "sort",
            "reverse", "popitem"}
COPYING = {"list", "sorted", "reversed", "tuple", "set", "frozenset", "iter", "filter", "deque", "copy", "deepcopy", "islice", "chain"}
ELEMENTS = {"next", "min", "max", "pop", "popleft", "get", "setdefault", "choice"}


class Reader(Questions):
    """Reads the code of one member: of a function, or of the value that an attribute begins with."""

    def __init__(self, solution, module, type=None, function=None):
        self.solution, self.module, self.type, self.function = solution, module, type, function
        self.facts, self.names, self.conditions = [], [{}], 0
        self.closures, self.closure_count, self.returned = [0], 0, UNKNOWN
        self.own, self.is_class_method = None, False

    # What is noted

    def place(self, node):
        end = node.end_col_offset if node.end_lineno == node.lineno else len(self.module.lines[node.lineno - 1].rstrip())
        return [node.lineno, node.col_offset + 1, max(1, end - node.col_offset)]

    def add(self, kind, node, **words):
        fact = {"is": kind, **words, "conditional": self.conditions > 0, "closure": self.closures[-1], "at": self.place(node)}
        self.facts.append({key: value for key, value in fact.items() if value})

    def addressed(self, value, member=None):
        """Returns the types by which a value is known, and notes what is asked of it."""
        names = value.type.names or value.type.metas
        is_declared = value.via in ("self", "super", "made", "static") or bool(value.type.metas) or self.is_told(value)
        if member and value.via not in ("self", "super"):
            self.solution.used.setdefault(("on", member), set()).update(names)
            if value.source and not names and not value.type.many:
                self.solution.used.setdefault(("asked",) + value.source, set()).add(member)
        return self.solution.addressed(names, is_declared, (member,) if member and not names and value.type == UNKNOWN else ())

    def is_told(self, value):
        """Tells whether an annotation says what a value is."""
        return value.is_declared or value.source in self.solution.declared

    def spoken(self, values):
        return sorted({n for v in values for n in self.solution.addressed(flat(v.type), v.via in ("self", "made", "static") or self.is_told(v))})

    def note(self, value, goal, on=(), member=""):
        if value.function is not None:
            node, number, name, owners = value.function
            self.add("function", node, how=goal, on=sorted(on), member=member, name=name, types=sorted(owners), count=number)

    def roots(self, values):
        return sorted({root for value in values for root in value.roots})

    # Members

    def read(self):
        """Reads a function: its defaults, and its code."""
        solution, function = self.solution, self.function
        arguments = function.args.posonlyargs + function.args.args
        marks = decorators(function)
        owner = self.type.name if self.type else ""
        if owner and "staticmethod" not in marks and arguments:
            self.own, self.is_class_method = arguments[0].arg, "classmethod" in marks or function.name == "__new__"
            type = UNKNOWN._replace(metas=frozenset([owner])) if self.is_class_method else named(owner)
            self.bind(self.own, Value(type, "self", "self", ["self"]))
            arguments = arguments[1:]
        for index, argument in enumerate(arguments):
            slot = ("param", *solution.parameters_of(owner, function.name), index)
            self.take_parameter(argument, slot, owner)
        for argument in function.args.kwonlyargs:
            self.take_parameter(argument, ("param", owner, function.name, argument.arg), owner)
        for argument, is_map in ((function.args.vararg, False), (function.args.kwarg, True)):
            if argument:
                element = solution.annotated(argument.annotation, owner) or solution.known(("param", owner, function.name, "*"))
                self.bind(argument.arg, Value(mapped(foreign("str"), element) if is_map else listed(element), "parameter", argument.arg, ["parameter"]))
        for default in function.args.defaults + [d for d in function.args.kw_defaults if d]:
            self.note(self.expression(default), "parameter")
        self.statements(function.body)
        slot = ("return", owner, function.name)
        if function.returns is not None and (written := solution.annotated(function.returns, owner)) is not None:
            solution.declare(slot, written)
        if slot not in solution.declared:
            solution.learn(slot, listed(self.returned) if self.is_generator() else self.returned)
        return self.facts

    def is_generator(self):
        return any(isinstance(node, (ast.Yield, ast.YieldFrom)) for node in ast.walk(self.function))

    def take_parameter(self, argument, slot, owner):
        written = self.solution.annotated(argument.annotation, owner)
        if written is not None and written.foreign != "None":
            self.solution.declare(slot, written)
        self.solution.used.setdefault("named", {})[slot] = argument.arg
        value = Value(self.solution.known(slot), "parameter", argument.arg, ["parameter"], source=slot)
        # What all callers hand over is an answer of one member: who asks the parameter asks that.
        answers = self.solution.used.get(("answers",) + slot, {})
        value.receiver = next(iter(answers.values())) if len(answers) == 1 else None
        self.bind(argument.arg, value)

    def bind(self, name, value):
        known = self.bound(name)
        if self.conditions and known is not None and name in self.names[-1]:
            value = value.but(type=joined(known.type, value.type), function=value.function or known.function, receiver=value.receiver).told_by(known.tells())
        self.names[-1][name] = value

    def bound(self, name):
        return next((names[name] for names in reversed(self.names) if name in names), None)

    # Statements

    def statements(self, body, conditional=False):
        self.conditions += conditional
        for node in body:
            self.statement(node)
        self.conditions -= conditional

    def statement(self, node):
        match node:
            case ast.Expr(value=value): self.expression(value, used=False)
            case ast.Assign(targets=targets, value=value):
                given = self.expression(value)
                for target in targets:
                    self.assign(target, given, node)
            case ast.AnnAssign(target=target, annotation=annotation, value=value):
                given = self.expression(value) if value else Value()
                written = self.solution.annotated(annotation, self.type.name if self.type else "")
                self.assign(target, given.but(type=written) if written and isinstance(target, ast.Name) else given, node, bool(value))
            case ast.AugAssign(target=target, value=value):
                given = self.expression(value)
                self.expression(target)
                self.assign(target, given, node)
            case ast.Return(value=value) if value is not None:
                given = self.expression(value)
                self.note(given, "return")
                self.give_back(given.source, given.told)
                self.returned = joined(self.returned, given.type)
            case ast.If(test=test, body=body, orelse=orelse):
                self.expression(test)
                self.statements(body, True)
                self.statements(orelse, True)
            case ast.For() | ast.AsyncFor():
                sequence = self.expression(node.iter)
                self.assign(node.target, self.element(sequence), node, False)
                self.statements(node.body)
                self.statements(node.orelse)
            case ast.While(test=test, body=body, orelse=orelse):
                self.expression(test)
                self.statements(body, True)
                self.statements(orelse)
            case ast.With(items=items, body=body) | ast.AsyncWith(items=items, body=body):
                for item in items:
                    value = self.expression(item.context_expr)
                    if item.optional_vars:
                        self.assign(item.optional_vars, value, node, False)
                self.statements(body)
            case ast.Try():
                self.statements(node.body)
                for handler in node.handlers:
                    if handler.name:
                        self.bind(handler.name, Value(via="local"))
                    self.statements(handler.body, True)
                self.statements(node.orelse + node.finalbody)
            case ast.Raise(exc=exc):
                self.throw(node, exc)
            case ast.Match(): self.match(node)
            case ast.FunctionDef() | ast.AsyncFunctionDef(): self.local_function(node)
            case ast.Delete(targets=targets):
                for target in targets:
                    self.change_target(target, Value(), node)
            case ast.Assert(test=test): self.expression(test)
            case _: pass

    def give_back(self, source, told=()):
        """Notes where what a member gives comes from, so that what is asked of the result is asked of that, and what told which one it is."""
        if told and self.function is not None and len(self.closures) == 1:
            self.solution.used.setdefault("told", {}).setdefault((self.type.name if self.type else "", self.function.name), set()).update(told)
        if source and self.function is not None and len(self.closures) == 1:
            self.solution.used.setdefault("sources", {})[("return", self.type.name if self.type else "", self.function.name)] = source

    def throw(self, node, exc):
        if exc is None:
            return
        value = self.expression(exc)
        if last_name(exc) in ("NotImplementedError", "SystemExit"):
            self.add("trap", node, member=last_name(exc))
        else:
            self.add("throw", node, types=sorted(flat(value.type)))

    def local_function(self, node):
        value = Value(UNKNOWN._replace(function=True), "local", node.name, ["function"])
        self.bind(node.name, value)
        number = self.inside(node.args, lambda: self.statements(node.body))
        self.names[-1][node.name] = value.but(function=(node, number, node.name, ()))

    def inside(self, arguments, read, types=(), is_own=True):
        """Reads the code of a function value; one that only the library runs belongs to the code around it."""
        self.closure_count += is_own
        self.closures.append(self.closure_count if is_own else self.closures[-1])
        outer, self.returned, self.conditions, kept = self.returned, UNKNOWN, 0 if is_own else self.conditions, self.conditions
        self.names.append({})
        for index, argument in enumerate(arguments.posonlyargs + arguments.args):
            written = self.solution.annotated(getattr(argument, "annotation", None), self.type.name if self.type else "")
            type = written or (types[index] if index < len(types) and types[index] else UNKNOWN)
            self.names[-1][argument.arg] = Value(type, "element", argument.arg, ["parameter"])
        read()
        self.names.pop()
        self.inner_result, self.returned, self.conditions = self.returned, outer, kept
        return self.closures.pop() if is_own else self.closures.pop() and 0

    def assign(self, target, value, node, is_change=True):
        match target:
            case ast.Name(id=name):
                self.note(value, "local")
                via = value.via if value.via in ("made", "static", "element") else "local"
                self.bind(name, value.but(via=via, function=value.function, receiver=value.receiver, rows=value.rows))
            case ast.Tuple(elts=targets) | ast.List(elts=targets):
                if value.type.names and not value.type.many and is_change:
                    self.add("get", node, on=self.addressed(value), via=value.via, name=value.name)
                for index, inner in enumerate(targets):
                    parts = value.type.parts
                    type = parts[index] if parts and index < len(parts) else value.type.element or UNKNOWN
                    # Parts that are taken out are told apart by their own names.
                    self.assign(inner, value.but(type=type, source=None, name=getattr(inner, "id", value.name)), node, is_change)
            case ast.Starred(value=inner): self.assign(inner, value, node, is_change)
            case ast.Attribute() if is_change: self.change_target(target, value, node)
            case ast.Attribute(): pass
            case ast.Subscript(): self.change_target(target, value, node)

    def change_target(self, target, value, node):
        if isinstance(target, ast.Subscript):
            place = self.expression(target.value)
            key = self.expression(target.slice)
            self.note(value, "element")
            self.keep_rows(place.source, self.row(key, target.slice) if self.is_maker() else None)
            if place.source and place.source[0] == "field" and not isinstance(node, ast.Delete):
                is_list = place.type.many and not place.type.key
                # Other elements for a part of a list: `self.rooms[:] = […]`.
                given = value.type if isinstance(target.slice, ast.Slice) else listed(value.type) if is_list else mapped(key.type, value.type)
                self.solution.learn(place.source, given)
            self.change(place, value, target)
        elif isinstance(target, ast.Attribute):
            base = self.expression(target.value)
            names = base.type.names or base.type.metas
            for name in names:
                owner = self.solution.root("fields", target.attr, name)
                self.solution.learn(("field", owner, target.attr), value.type)
                self.keep_rows(("field", owner, target.attr), value.rows)
                if value.type == UNKNOWN and value.via == "parameter":
                    self.solution.used.setdefault("kept", {}).setdefault(value.source, set()).add(("field", owner, target.attr))
            setter = next((n for n in names if self.solution.owner("functions", target.attr, n)), None)
            if setter:
                for name in names:
                    self.solution.learn(("param", *self.solution.parameters_of(name, target.attr), 0), value.type)
            words = {"on": self.addressed(base), "member": target.attr, "via": base.via, "name": base.name if base.name != "self" else ""}
            self.add("set", target, **words, types=self.spoken([value]), **{"with": self.roots([value])}, through=list(base.through), told=sorted(value.tells()))
            for given in (value, *value.listed):
                self.note(given, "set", names, target.attr)

    # Tables

    def is_maker(self):
        """Tells whether it is code that makes an object, in which tables are filled."""
        return self.function is not None and self.function.name in ("__init__", "__post_init__", "__new__")

    def row(self, key, node):
        """Returns the place of a row by its key; None where that is no constant."""
        return frozenset([(self.module.file, node.lineno, node.col_offset)]) if key.literal else None

    def keep_rows(self, slot, rows):
        if slot and self.solution.tables.keep(slot, rows):
            self.solution.has_changed = True

    def change(self, place, value, node):
        """Notes that what an attribute or variable holds is changed; what a weak table keeps belongs to its keys."""
        if place.source and place.source[0] == "global" and not place.type.foreign.startswith("Weak"):
            self.add("set", node, member=place.source[1], via="static", types=self.spoken([value]), **{"with": self.roots([value])}, told=sorted(value.tells()))
        if place.source and place.source[0] == "field":
            _, owner, member = place.source
            on = [self.type.name] if place.via == "property" and self.type else [owner]
            self.add("set", node, on=on, member=member, via="self" if place.via == "property" else place.via, name=place.name,
                     types=self.spoken([value]), **{"with": self.roots([value])}, through=list(place.through[:-1]), told=sorted(value.tells()))
            self.note(value, "set", on, member)
