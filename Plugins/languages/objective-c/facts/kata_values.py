"""Reads expressions: what each is, and what it reads."""

from kata_code import Reader, Value
from kata_types import UNKNOWN, flat, foreign, joined, listed, mapped, named

WRITERS = {"NSLog", "NSLogv", "printf", "puts", "fprintf", "fputs", "putchar", "putc", "fputc", "fwrite", "write", "vprintf", "perror"}
TRAPS = {"abort", "exit", "_exit", "__builtin_trap", "__builtin_unreachable"}
CHECKS = {"NSAssert", "NSCAssert", "assert", "NSParameterAssert"}
WORDS = {"nil", "Nil", "NULL", "YES", "NO", "true", "false"}


class ValueReader(Reader):
    """A reader that knows expressions; messages are another's."""

    def expression(self, node, is_used=True):
        if node is None:
            return Value()
        if node.kind in ("message", "call"):
            return getattr(self, "see_" + node.kind)(node, is_used)
        return getattr(self, "see_" + node.kind)(node)

    def see_text(self, node):
        return Value(foreign("NSString"), roots=["literal"], literal=True)

    def see_number(self, node):
        return Value(foreign("number"), roots=["literal"], literal=getattr(node, "name", "") not in ("@YES", "@NO"))

    def see_selector(self, node):
        """A selector says which member is meant, and so is a function of all who have it; of whom, whoever performs it says."""
        value = Value(foreign("SEL"), "", node.name, ["function"])
        owners = [name for name, c in self.solution.classes.items() if c.code(node.name)]
        value.function = (node, 0, node.name, owners) if owners else None
        return value

    def see_protocol(self, node):
        names = [node.name] if node.name in self.solution.classes else []
        return Value(UNKNOWN._replace(metas=frozenset(names)), "static")

    def see_encode(self, node):
        return Value(foreign("text"), literal=True)

    def see_box(self, node):
        value = self.expression(node.value)
        return value.but(literal=value.literal, type=value.type if value.type.names else foreign("NSNumber"))

    def see_cast(self, node):
        value = self.expression(node.value)
        written = self.solution.typed(node.type, self.type.name if self.type else None)
        if written == UNKNOWN or written.foreign:
            return value.but(function=value.function, literal=value.literal, asked=value.asked, is_field=value.is_field)
        self.tell(value, written)
        return value.but(type=written, is_loose=False, is_field=value.is_field)

    def see_statements(self, node):
        self.statement(node.body)
        return Value()

    def see_many(self, node):
        return [self.expression(part) for part in node.parts][-1]

    def see_list(self, node):
        values = [self.expression(part) for part in node.parts]
        type = UNKNOWN
        for value in values:
            self.note(value, "element")
            type = joined(type, value.type)
        return Value(listed(type), roots=self.roots(values)).with_parts(values).but(rows=frozenset((self.text.file, part.start) for part in node.parts))

    def see_pairs(self, node):
        keys, values = [self.expression(k) for k in node.keys], [self.expression(v) for v in node.values]
        rows = [self.row(key, part) for key, part in zip(keys, node.keys)]
        type = UNKNOWN
        for value in values:
            self.note(value, "element")
            type = joined(type, value.type)
        return Value(mapped(keys[0].type if keys else UNKNOWN, type), roots=self.roots(values)).with_parts(values).but(rows=None if None in rows else frozenset().union(*rows))

    def see_choice(self, node):
        test = self.expression(node.test)
        self.conditions += 1
        first = test if node.first is None else self.expression(node.first)
        second = self.expression(node.second)
        self.conditions -= 1
        for value in (first, second):
            self.note(value, "choice")
        result = first if flat(first.type) or not flat(second.type) else second
        both = result.but(type=joined(first.type, second.type), roots=first.roots | second.roots)
        return both.is_told(first.tells(), second.tells())

    def see_unary(self, node):
        value = self.expression(node.value)
        if node.operator in ("++", "--"):
            self.change(value, Value(roots=["literal"]), node.value)
        if node.operator == "!":
            return Value(foreign("BOOL"), roots=value.roots)
        return value.but(literal=value.literal and node.operator == "-", is_field=False)

    def see_binary(self, node):
        left = self.expression(node.left)
        right = self.expression(node.right)
        if node.operator in ("==", "!="):
            self.compare(left, right, node)
        return Value(foreign("number"), roots=left.roots | right.roots)

    def see_set(self, node):
        return self.assign(node)

    def see_item(self, node):
        base = self.expression(node.base)
        key = self.expression(node.key)
        own = "objectForKeyedSubscript:" if not key.type.foreign == "number" else "objectAtIndexedSubscript:"
        if any(self.solution.owners(own, n) for n in base.type.names):
            return self.run(base, own, [key], node, True)
        self.ask_table(base, key, node)
        type = base.type.element or UNKNOWN
        result = base.but(type=type, via="element" if base.via == "property" else base.via, rows=None)
        result.slot = ("element",) + base.slot if base.slot else None
        result.is_loose = type == UNKNOWN or base.is_loose
        return result.is_told(key.tells())

    # Names and members

    def see_name(self, node):
        name, solution = node.name, self.solution
        value = self.bound(name)
        if value is not None:
            return value.but(function=value.function, literal=value.literal, asked=value.asked, is_field=value.is_field)
        if name == "super":
            return Value(named(self.type.name), "super", "", ["self"]) if self.type else Value()
        if name in WORDS:
            return Value()
        if name in solution.known_names.cases:
            type = solution.known_names.cases[name]
            self.add("name", node, types=[type], member=name)
            return Value(named(type), "static", "", ["literal"], literal=True)
        if self.type and (found := solution.owner_of_field(name, self.type.name)) and not (self.method and self.method.is_static):
            return self.field(Value(named(self.type.name), "self", "", ["self"]), *found, node)
        if name in solution.constants:
            return Value(foreign("constant"), roots=["literal"], literal=True)
        if name in solution.variables:
            slot = ("global", name)
            value = Value(solution.known(slot), "static", name, slot=slot).but(rows=solution.rows.get(slot))
            value.is_loose = solution.is_open(slot)
            return value
        if name in solution.functions:
            value = Value(UNKNOWN._replace(function=True), "static", name, ["function"])
            value.function = (node, 0, name, ())
            return value
        if name in solution.classes:
            return Value(UNKNOWN._replace(metas=frozenset([name])), "static", roots=["literal"])
        return Value()

    def field(self, base, owner, name, node):
        """Returns what reading a property or variable gives."""
        is_own = base.via in ("self", "super")
        on = [self.type.name] if is_own else self.receivers(base) or [owner]
        self.add("get", node, on=on, member=name, via=base.via, name="" if is_own else base.name, through=list(base.through))
        slot = ("field", owner, name)
        via = "property" if is_own else base.via or "other"
        through = base.through
        if base.via not in ("", "self", "super", "static"):
            through += (f"{on[0]}.{name}",)
        value = Value(self.solution.known(slot), via, name if is_own or not base.name else base.name,
                      ["property"] if is_own else base.roots, through, slot)
        value.on, value.member, value.is_field, value.rows = tuple(on), name, True, self.solution.rows.get(slot)
        value.is_loose = self.solution.is_open(slot)
        return value

    def see_member(self, node):
        base = self.expression(node.base)
        return self.member(base, node.name, node)

    def member(self, base, name, node):
        found = [f for n in sorted(base.type.names) if (f := self.solution.owner_of_field(name, n))]
        if found and base.type.names:
            return self.field(base, *found[0], node)
        if any(self.solution.owners(name, n, bool(base.type.metas)) for n in base.type.names | base.type.metas):
            return self.run(base, name, [], node, True)
        if name == "class":
            return self.class_of(base)
        if base.type.metas and (found := [f for n in base.type.metas if (f := self.solution.owner_of_field(name, n))]):
            value = self.field(base.but(via="static"), *found[0], node)
            return value
        if not base.type.names and not base.type.metas and not base.type.foreign and not base.type.many:
            return self.run(base, name, [], node, True)
        return self.given(base, name, [])

    def class_of(self, base):
        if base.type.metas or base.via == "self":
            names = base.type.metas or base.type.names
            value = Value(UNKNOWN._replace(metas=frozenset(names)), "self" if base.via == "self" else "static", roots=["literal"])
            value.asked = base if base.via == "self" and base.type.names else None
            return value
        return base.but(type=UNKNOWN._replace(metas=base.type.names), asked=base)

    # Blocks and functions

    def see_closure(self, node):
        return self.block_value(node, is_own=True)

    def block_value(self, node, is_own, types=()):
        """Reads a block; one that only the library runs belongs to the code around it."""
        self.closure_count += is_own
        self.closures.append(self.closure_count if is_own else self.closures[-1])
        outer, kept, self.block_result = self.block_result, self.conditions, UNKNOWN
        if is_own:
            self.conditions = 0
        names = {}
        for index, parameter in enumerate(node.parameters):
            written = self.solution.typed(parameter.type, self.type.name if self.type else None)
            given = types[index] if index < len(types) else None
            value = (given or Value(roots=["parameter"])).but(via="element", name=parameter.name)
            if written != UNKNOWN:
                if given:
                    self.tell(given, written)
                value.type, value.is_loose = written, False
            value.roots |= {"parameter"}
            names[parameter.name] = value
        self.names.append(names)
        returned = self.returned
        self.statement(node.body)
        self.names.pop()
        number = self.closures.pop()
        gives = self.solution.typed(node.gives, None) if node.gives else self.block_result
        if not is_own:
            self.returned = returned
        self.block_result, self.conditions = outer, kept
        takes = tuple(self.solution.typed(p.type) for p in node.parameters)
        result = Value(UNKNOWN._replace(function=True, takes=takes, gives=gives), roots=["function"])
        if is_own:
            result.function = (node, number, "", ())
        return result

    def see_call(self, node, is_used):
        function = node.function
        name = function.name if function.kind == "name" else ""
        if name and self.bound(name) is None and name in self.solution.functions:
            return self.call_function(name, node, is_used)
        if not name or self.bound(name) is not None or name in self.solution.variables or self.is_field(name):
            return self.call_value(self.expression(function), node, is_used)
        return self.library(name, node)

    def is_field(self, name):
        return self.type is not None and self.solution.owner_of_field(name, self.type.name) is not None

    def call_function(self, name, node, is_used):
        values = [self.expression(a) for a in node.arguments]
        for index, value in enumerate(values):
            self.solution.learn(("param", "", name, index), value.type)
            self.note(value, "argument", (), name)
        self.add("call", node, member=name, via="free", **{"with": self.roots(values)}, types=self.spoken(values), used=is_used)
        value = Value(self.solution.known(("return", "", name)), "made", name, self.roots(values))
        return value.is_told(*(v.tells() for v in values))

    def call_value(self, value, node, is_used):
        values = [self.expression(a) for a in node.arguments]
        for given in values:
            self.note(given, "argument")
        self.add("call", node, on=list(value.on), member=value.member or value.name, via=value.via, name=value.name,
                 **{"with": self.roots(values)}, types=self.spoken(values), how="function", used=is_used, through=list(value.through))
        gives = value.type.gives or (value.type.element.gives if value.type.element and value.type.element.function else None)
        return Value(gives, "made", value.name).is_told(*(v.tells() for v in values))

    def library(self, name, node):
        arguments = node.arguments
        if name.startswith("dispatch_"):
            for argument in arguments:
                if argument.kind == "closure":
                    self.block_value(argument, is_own=False)
                else:
                    self.expression(argument)
            return Value()
        values = [self.expression(a) for a in arguments]
        if name in WRITERS:
            self.add("write", node, member=name)
        is_never = arguments and arguments[0].kind == "name" and arguments[0].name in ("NO", "false") \
            or arguments and arguments[0].kind == "number" and name in CHECKS
        if name in TRAPS or name in CHECKS and is_never:
            self.add("trap", node, member=name)
        first = values[0] if values else Value()
        if name in ("NSStringFromClass", "object_getClass", "object_getClassName", "class_getName"):
            return first.but(asked=first.asked or (first if name.startswith("object_") else None), type=foreign("NSString") if "Name" in name or "String" in name else first.type)
        if name == "NSSelectorFromString":
            return Value(foreign("SEL"), roots=self.roots(values)).but(is_named=first.names_kind()).is_told(first.tells())
        if name == "Block_copy":
            return first.but(function=first.function)
        if name == "NSClassFromString":
            text = self.text.text[arguments[0].start:arguments[0].end].strip('@"') if arguments and arguments[0].kind == "text" else ""
            value = Value(UNKNOWN._replace(metas=frozenset([text] if text in self.solution.classes else [])), "static")
            return value.is_told(first.tells())
        return Value(foreign("value") if values else UNKNOWN, roots=self.roots(values)).is_told(*(v.tells() for v in values))
