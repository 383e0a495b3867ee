"""Reads what code does: follows names and values as far as the source tells; what it cannot follow is left out, never guessed."""

from kata_types import UNKNOWN, flat, foreign, joined, listed, mapped, named


class Value:
    """What is known of an expression's value, and how the code came by it."""

    __slots__ = ("type", "via", "name", "through", "roots", "slot", "literal", "function", "asked", "on", "member", "is_field", "is_loose",
                 "told", "is_named", "parts", "rows")

    def __init__(self, type=UNKNOWN, via="", name="", roots=(), through=(), slot=None, literal=False):
        self.type, self.via, self.name, self.roots, self.through = type or UNKNOWN, via, name, frozenset(roots), tuple(through)
        self.slot, self.literal, self.function, self.asked, self.on, self.member = slot, literal, None, None, (), ""
        self.is_field, self.is_loose, self.told, self.is_named, self.parts, self.rows = False, False, frozenset(), False, (), None

    def but(self, **changes):
        other = Value(self.type, self.via, self.name, self.roots, self.through, self.slot)
        other.is_loose, other.on, other.member, other.told = self.is_loose, self.on, self.member, self.told
        other.is_named, other.parts, other.rows = self.is_named, self.parts, self.rows
        for key, value in changes.items():
            setattr(other, key, value)
        return other

    def tells(self):
        """Returns the members that tell whatever is looked up or made with it, or assigned from it, which one to be."""
        return self.told | {f"{self.on[0]}.{self.member}"} if self.on and self.member else self.told

    def with_parts(self, values):
        """Keeps the functions among its elements: a list or map that is written out."""
        self.parts = tuple(part for value in values for part in ((value,) if value.function is not None else ()) + value.parts)
        return self

    def names_kind(self):
        """Tells whether it is made of the name of the class that the object itself has."""
        return self.is_named or self.asked is not None and self.asked.via == "self"

    def is_told(self, *members):
        """Notes members that told which one it is, up to a few: a long calculation tells nothing."""
        for some in members:
            if len(self.told) < 8:
                self.told |= some
        return self


class Reader:
    """Reads the code of one method or function, or of the value that a variable begins with."""

    def __init__(self, solution, text, type=None, method=None):
        self.solution, self.text, self.type, self.method = solution, text, type, method
        self.facts, self.names, self.conditions, self.returned = [], [{}], 0, UNKNOWN
        self.closures, self.closure_count, self.block_result = [0], 0, UNKNOWN
        self.statics = []

    # What is noted

    def add(self, kind, node, **words):
        fact = {"is": kind, **words, "conditional": self.conditions > 0, "closure": self.closures[-1],
                "at": self.text.place(node.start, node.end)}
        self.facts.append({key: value for key, value in fact.items() if value})

    def note(self, value, goal, on=(), member=""):
        """Notes that a function value is put somewhere."""
        if value.function is not None:
            node, number, name, owners = value.function
            self.add("function", node, how=goal, on=sorted(on), member=member, name=name, types=sorted(owners), count=number)

    def spoken(self, values):
        return sorted({name for value in values for name in flat(value.type)})

    def roots(self, values):
        return sorted({root for value in values for root in value.roots})

    def handed(self, values):
        return sorted({*self.roots(values), *("element" for value in values if value.via == "element")})

    def receivers(self, value, member=None):
        """Returns the types by which a value is known, and notes what is asked of it."""
        names = value.type.names or value.type.metas
        if member and value.via not in ("self", "super"):
            self.solution.seen.setdefault(member, set()).update(names)
            if value.is_loose or not names:
                if not (value.type.foreign or value.type.many):
                    self.solution.loose.add(member)
                if value.slot:
                    self.solution.asked.setdefault(value.slot, set()).add(member)
            shared = {s["name"] for s in self.solution.shared if member in s["members"] and (names & s["owners"])}
            if shared:
                return sorted(names | shared)
        if names or not member or value.type.foreign or value.type.many:
            return sorted(names)
        return sorted(self.solution.guessed({member}))

    # Methods

    def read(self):
        """Reads a method or function: its parameters, and its code."""
        owner, method = self.type.name if self.type else "", self.method
        if self.type:
            type = UNKNOWN._replace(metas=frozenset([owner])) if method.is_static else named(owner)
            self.names[-1]["self"] = Value(type, "self", "", ["self"])
        for index, parameter in enumerate(method.parameters):
            slot = self.solution.parameter(owner, method.selector, index) if owner else ("param", "", method.selector, index)
            if not owner:
                self.solution.state(slot, self.solution.typed(parameter.type))
            value = Value(self.solution.known(slot), "parameter", parameter.name, ["parameter"], slot=slot)
            value.is_loose = slot not in self.solution.declared or self.solution.is_open(slot)
            self.names[-1][parameter.name] = value
        self.statement(method.body)
        slot = ("return", self.solution.root(method.selector, owner) if owner else "", method.selector)
        if not owner:
            self.solution.state(slot, self.solution.typed(method.returns))
        self.solution.learn(slot, self.returned)
        return self.facts

    def bind(self, name, value):
        known = self.names[-1].get(name)
        if self.conditions and known is not None:
            value = value.but(type=joined(known.type, value.type), function=value.function or known.function, slot=value.slot or known.slot)
        next((names for names in reversed(self.names) if name in names), self.names[-1])[name] = value

    def bound(self, name):
        return next((names[name] for names in reversed(self.names) if name in names), None)

    # Statements

    def statement(self, node, conditional=False):
        if node is None:
            return
        self.conditions += conditional
        getattr(self, "do_" + node.kind)(node)
        self.conditions -= conditional

    def do_block(self, node):
        for part in node.body:
            self.statement(part)

    def do_run(self, node):
        self.expression(node.value, is_used=False)

    def do_local(self, node):
        for variable in node.variables:
            self.local(variable)

    def local(self, variable):
        written = self.solution.typed(variable.type, self.type.name if self.type else None)
        given = self.expression(variable.value) if variable.value is not None else Value(via="local")
        self.note(given, "local")
        value = given.but(function=given.function, literal=given.literal, asked=given.asked)
        value.via = given.via if given.via in ("made", "static", "element", "property") else "local"
        value.name = given.name if given.via == "property" else variable.name
        is_open = written == UNKNOWN or written.many and not flat(written)
        value.type = joined(written, given.type) if is_open or written.function else written
        value.is_loose = is_open and given.is_loose
        if not is_open:
            # What a loop, or the code, takes it for tells what an untyped list keeps.
            self.tell(given, written)
        if "static" in variable.words:
            slot = ("global", variable.name)
            self.solution.state(slot, written)
            self.statics.append(variable)
            value.via, value.slot = "static", slot
            self.solution.learn(slot, given.type)
        value.is_field = False
        self.names[-1][variable.name] = value

    def tell(self, value, type):
        """Learns what a value of no declared type is taken for."""
        if value.slot and value.slot[0] == "element" and flat(type):
            slot, depth = value.slot, 0
            while slot[0] == "element":
                slot, depth = slot[1:], depth + 1
            for _ in range(depth):
                type = listed(type)
            self.solution.learn(slot, type)
        elif value.slot and value.is_loose:
            self.solution.learn(value.slot, type)

    def is_own_check(self, test):
        """Tells whether a condition only asks whether `self` was made, as initializers do."""
        if test.kind == "set":
            test = test.target
        if test.kind == "binary" and test.operator == "!=":
            test = test.left
        return test.kind == "name" and test.name == "self"

    def do_if(self, node):
        self.expression(node.test)
        is_own = self.is_own_check(node.test)
        self.statement(node.body, not is_own)
        self.statement(node.other, not is_own)

    def do_while(self, node):
        self.expression(node.test)
        self.statement(node.body, True)

    def do_loop(self, node):
        self.statement(node.first)
        for part in (node.test, node.step):
            if part:
                self.expression(part)
        self.statement(node.body)

    def do_each(self, node):
        sequence = self.expression(node.sequence)
        value = self.element(sequence)
        written = self.solution.typed(node.variable.type, self.type.name if self.type else None)
        if written != UNKNOWN:
            self.tell(value, written)
            value.type, value.is_loose = written, False
        self.names.append({node.variable.name: value})
        self.statement(node.body)
        self.names.pop()

    def element(self, sequence):
        type = sequence.type.key if sequence.type.key and sequence.via != "element" else sequence.type.element
        result = sequence.but(type=type or UNKNOWN, via="element")
        result.slot = ("element",) + sequence.slot if sequence.slot else None
        result.is_loose = not type or type == UNKNOWN or sequence.is_loose
        return result

    def do_switch(self, node):
        subject = self.expression(node.subject)
        constants = 0
        for part in node.body.body if node.body.kind == "block" else [node.body]:
            if part.kind == "case":
                if part.value is not None:
                    self.expression(part.value)
                    constants += 1
            else:
                self.statement(part, True)
        if constants:
            self.ask(subject, "switch", constants, node.subject)

    def do_case(self, node):
        if node.value is not None:
            self.expression(node.value)

    def do_return(self, node):
        if node.value is None:
            return
        value = self.expression(node.value)
        self.note(value, "return")
        if self.closures[-1]:
            self.block_result = joined(self.block_result, value.type)
        else:
            self.returned = joined(self.returned, value.type)

    def do_throw(self, node):
        if node.value is not None:
            value = self.expression(node.value)
            self.add("throw", node, types=sorted(flat(value.type)))

    def do_try(self, node):
        self.statement(node.body)
        for variable, body in node.handlers:
            self.names.append({variable.name: Value(via="local")} if variable else {})
            self.statement(body, variable is not None)
            self.names.pop()

    # Questions

    def ask(self, value, how, count, node):
        if value.asked is not None:
            base = value.asked
            self.add("ask", node, how="type", on=self.receivers(base), via=base.via, name=base.name, count=1)
        elif value.member or value.type.names:
            self.add("ask", node, how=how, on=list(value.on), member=value.member, via=value.via, name=value.name,
                     types=sorted(value.type.names), count=count)

    def ask_table(self, table, key, node):
        """Notes that a value is the key to a table that is written out; its types are what the table gives, too."""
        if len(table.rows or ()) > 1 and key.member:
            self.add("ask", node, how="key", on=list(key.on), member=key.member, via=key.via, name=key.name,
                     types=sorted(flat(key.type) | flat(table.type)), count=len(table.rows))

    def ask_type(self, value, how, wanted, node):
        if wanted:
            self.add("ask", node, how=how, on=self.receivers(value), types=sorted(wanted), via=value.via, name=value.name, count=1)

    def compare(self, left, right, node):
        if left.asked is not None or right.asked is not None:
            asked, other = (left, right) if left.asked is not None else (right, left)
            if other.type.metas and other.asked is None:
                self.ask_type(asked.asked, "is", other.type.metas, node)
            elif other.asked is None and other.literal:
                self.ask(asked, "type", 1, node)
        elif left.literal != right.literal:
            self.ask(right if left.literal else left, "compare", 1, node)

    # Assignments

    def change(self, place, value, node):
        """Notes that a property or variable, or what it holds, is changed."""
        if not place.is_field:
            return
        through = place.through[:-1] if place.through else ()
        self.add("set", node, on=list(place.on), member=place.member, via="self" if place.via in ("property", "element") and not place.through else place.via,
                 name=place.name, types=self.spoken([value]), **{"with": self.roots([value])}, through=list(through), told=sorted(value.tells()))
        for part in (value, *value.parts):
            self.note(part, "set", place.on, place.member)

    def assign(self, node):
        target = node.target
        if target.kind == "unary" and target.operator == "*":
            # What is handed out by a pointer: an error, most of all.
            value = self.expression(node.value)
            place = self.expression(target.value)
            if place.via == "parameter" and place.type.foreign == "NSError":
                self.add("throw", node)
            return value
        if node.operator != "=":
            self.expression(target)
        value = self.expression(node.value)
        if target.kind == "item":
            key = self.expression(target.key)
            self.put(self.expression(target.base), value, target, key)
            return value
        if target.kind == "name" and target.name == "self":
            return value
        before = len(self.facts)
        place = self.expression(target)
        while len(self.facts) > before and self.facts[-1]["is"] == "get" and self.facts[-1].get("member") == place.member:
            self.facts.pop()
        if place.is_field:
            self.learn_field(place, value)
            self.solution.keep_rows(place.slot, value.rows)
            self.change(place, value, target)
        elif target.kind == "name":
            self.note(value, "local")
            self.rebind(target.name, place, value)
        return value

    def learn_field(self, place, value):
        if place.slot:
            self.solution.learn(place.slot, value.type)

    def rebind(self, name, place, value):
        if place.slot and place.slot[0] == "global":
            self.solution.learn(place.slot, value.type)
            self.note(value, "property", (), name)
            return
        via = value.via if value.via in ("made", "static", "element", "property") else "local"
        type = place.type if flat(place.type) else value.type
        bound = value.but(via=via, type=type, function=value.function, name=value.name if via == "property" else name)
        self.bind(name, bound.is_told((self.bound(name) or value).told))

    def row(self, key, node):
        """Returns the place of a row by its key; None where that is no constant."""
        return frozenset([(self.text.file, node.start)]) if key.literal else None

    def is_maker(self):
        """Tells whether it is code that makes an object or class, in which tables are filled."""
        return self.method is not None and self.type is not None and self.method.selector.startswith("init")

    def put(self, place, value, node, key=None):
        """Notes that a value is put into a list or map."""
        self.note(value, "element")
        root = place
        self.solution.keep_rows(root.slot, self.row(key, node) if key and self.is_maker() else None)
        if root.slot and root.slot[0] in ("field", "global"):
            self.solution.learn(root.slot, mapped(foreign("key"), value.type) if key and place.type.key else listed(value.type))
        elif root.via in ("local", "made") and root.name:
            known = self.bound(root.name)
            if known is not None and not flat(known.type):
                known.type = joined(known.type, listed(value.type))
        self.change(place, value, node)
