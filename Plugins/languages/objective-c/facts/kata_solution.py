"""The types of a solution in Objective-C, and what is known of the values that they keep, take and give."""

import re

from kata_forwards import add_forwarded
from kata_parser import Parser
from kata_types import LISTS, MAPS, UNKNOWN, flat, foreign, has_function, joined, listed, mapped, named, shortened
from kata_written import Known

ANNOUNCED = re.compile(r"@(class|interface|protocol)\s+([\w\s,]+)")


class Class:
    """A class, protocol or structure, put together from all of its parts."""

    def __init__(self, name, kind):
        self.name, self.kind, self.bases, self.is_foreign, self.text, self.start = name, kind, [], False, None, 0
        self.properties, self.variables, self.methods, self.synthesized, self.generics = {}, {}, {}, {}, set()
        self.is_placed, self.forwards = False, False

    def place(self, text, start, is_first):
        if not self.is_placed or is_first:
            self.text, self.start, self.is_placed = text, start, True

    def code(self, selector, is_static=False):
        """Returns the method of that name as it is written out; its declaration where it is not."""
        found = self.methods.get((is_static, selector), [])
        return next((m for m in found if m.body), found[0] if found else None)

    def variable_of(self, property):
        return self.synthesized.get(property, "_" + property)

    def property_of(self, variable):
        """Returns the property whose variable that is."""
        return next((name for name in self.properties if self.variable_of(name) == variable), None)

    def has_member(self, selector):
        return (False, selector) in self.methods or selector in self.properties


class Solution:
    """All types, functions and variables, and what is known of the values that they keep, take and give."""

    def __init__(self, texts):
        self.known_names, self.classes, self.functions, self.variables, self.constants = Known(), {}, {}, {}, set()
        self.slots, self.declared, self.rows, self.has_changed = {}, {}, {}, False
        self.loose, self.seen, self.handed, self.asked, self.shared = set(), {}, set(), {}, []
        for text in texts:
            self.announce(text)
        self.files = [Parser(text, self.known_names).read() for text in texts]
        for file in self.files:
            self.collect(file)
        for type in self.classes.values():
            type.bases = [b for b in dict.fromkeys(type.bases) if b in self.classes and b != type.name]
        add_forwarded(self)
        for type in self.classes.values():
            self.declare(type)

    def announce(self, text):
        """Finds the names for types first: a file may name those of others."""
        for kind, names in ANNOUNCED.findall(text.text):
            words = re.findall(r"\w+", names.split("\n")[0] if kind != "class" else names)
            own = self.known_names.protocols if kind == "protocol" else self.known_names.classes
            own.update(words if kind == "class" else words[:1])
        self.constants |= text.constants

    def collect(self, file):
        for unit in file.units:
            type = self.classes.setdefault(unit.name, Class(unit.name, "protocol" if unit.kind == "protocol" else "class"))
            type.place(file.text, unit.start, unit.kind != "implementation" and unit.category is None)
            type.bases += [unit.superclass] * bool(unit.superclass) + unit.protocols
            type.generics |= set(unit.generics)
            type.synthesized |= unit.synthesized
            for property in unit.properties:
                known = type.properties.get(property.name)
                if known is None or "readonly" in known[0].attributes:
                    type.properties[property.name] = (property, file.text, unit.kind == "protocol")
            type.variables |= {v.name: (v, file.text) for v in unit.variables}
            for method in unit.methods:
                type.methods.setdefault((method.is_static, method.selector), []).append(method)
            if unit.kind == "interface" and unit.category is None:
                type.is_declared = True
        for name, start, fields in file.structures:
            type = self.classes.setdefault(name, Class(name, "struct"))
            type.place(file.text, start, True)
            type.variables |= {v.name: (v, file.text) for v in fields}
        for name, start, cases in file.enumerations:
            type = self.classes.setdefault(name, Class(name, "enum"))
            type.place(file.text, start, True)
            type.cases = cases
        for function in file.functions:
            self.functions.setdefault(function.selector, function)
        for variable in file.variables:
            self.add_variable(variable, file.text)

    def add_variable(self, variable, text):
        if not variable.name:
            return
        self.variables.setdefault(variable.name, (variable, text))
        self.state(("global", variable.name), self.typed(variable.type))
        is_fixed = "const" in variable.words or variable.name[:1] == "k"
        if variable.value is not None and variable.value.kind in ("text", "number") and is_fixed:
            self.constants.add(variable.name)

    def declare(self, type):
        if type.kind == "class":
            type.is_foreign = not getattr(type, "is_declared", False) and not type.bases and not type.variables
        for name, (variable, _, _) in type.properties.items():
            self.state(("field", type.name, name), self.typed(variable.type, type.name))
        for name, (variable, _) in type.variables.items():
            if type.property_of(name) is None:
                self.state(("field", type.name, name), self.typed(variable.type, type.name))
        for (is_static, selector), methods in type.methods.items():
            written = methods[0]
            self.state(("return", type.name, selector), self.typed(written.returns, type.name))
            for index, parameter in enumerate(written.parameters):
                self.state(("param", type.name, selector, index), self.typed(parameter.type, type.name))

    def state(self, slot, type):
        if type != UNKNOWN:
            self.declared[slot] = type

    # Types as they are written

    def typed(self, written, own=None, depth=0):
        if written is None or depth > 6:
            return UNKNOWN
        if written.is_function:
            type = UNKNOWN._replace(function=True, takes=tuple(self.typed(t, own, depth + 1) for t in written.takes),
                                    gives=self.typed(written.gives, own, depth + 1))
        else:
            type = self.plain(written, own, depth)
        return listed(type) if written.is_list else type

    def plain(self, written, own, depth):
        name = written.name
        arguments = [self.typed(a, own, depth + 1) for a in written.arguments]
        protocols = [a.name for a in written.arguments if a.name in self.known_names.protocols]
        if name in self.known_names.aliases and not (name in self.classes):
            type = self.typed(self.known_names.aliases[name], own, depth + 1)
            return type if type != UNKNOWN or name in ("id",) else foreign(name) if self.known_names.aliases[name].name != "id" else type
        if name in ("instancetype", "self"):
            return named(own) if own else UNKNOWN
        if name == "id":
            return named(*protocols)
        if name == "Class":
            return UNKNOWN._replace(metas=frozenset(protocols))
        if name in LISTS:
            return listed(arguments[0] if arguments else UNKNOWN)
        if name in MAPS:
            return mapped(*(arguments + [UNKNOWN, UNKNOWN])[:2])
        if name == "SEL":
            return foreign(name)._replace(function=True)
        if name == "dispatch_block_t":
            return UNKNOWN._replace(function=True)
        if name in self.known_names.protocols | self.known_names.classes | self.known_names.structures | self.known_names.enumerations:
            if name in self.classes or not self.classes:
                spoken = frozenset().union(*(flat(a) for a in arguments)) - set(protocols)
                return named(name, *protocols)._replace(spoken=spoken)
        if own and name in getattr(self.classes.get(own), "generics", ()):
            return UNKNOWN
        return foreign(name)

    # Who is below whom

    def lineage(self, name):
        found = [name]
        for next_one in found:
            bases = self.classes[next_one].bases if next_one in self.classes else []
            found += [b for b in bases + self.shared_of(next_one) if b not in found]
        return found

    def shared_of(self, name):
        return [s["name"] for s in self.shared if name in s["owners"]]

    def below(self, name):
        return [other for other in self.classes if other != name and name in self.lineage(other)]

    def owners(self, selector, type, is_static=False):
        """Returns the types whose method of that name a value of a type may run: the nearest above, and those below."""
        has = lambda c: c in self.classes and (is_static, selector) in self.classes[c].methods
        found = next((c for c in self.lineage(type) if has(c)), None)
        return ([found] if found else []) + [c for c in self.below(type) if has(c)]

    def owner_of_field(self, name, type):
        """Returns the class from which a type has a property or variable, and the property's name."""
        for c in self.lineage(type):
            own = self.classes.get(c)
            if own is None:
                continue
            if name in own.properties or name in own.variables:
                return c, own.property_of(name) or name if name not in own.properties else name
            property = own.property_of(name)
            if property:
                return c, property
        return None

    def root(self, selector, type):
        """Returns the highest type that has a method: all that replace it take the same."""
        found = [c for c in self.lineage(type) if c in self.classes and any((s, selector) in self.classes[c].methods for s in (False, True))]
        return found[-1] if found else type

    # What values are

    def learn(self, slot, type):
        if type is None or type == UNKNOWN or not self.is_open(slot):
            return
        type = shortened(self.general(type))
        both = joined(self.slots.get(slot, UNKNOWN), type)
        if both != self.slots.get(slot, UNKNOWN):
            self.slots[slot], self.has_changed = both, True

    def keep_rows(self, slot, rows):
        """Notes the rows that are put into the table that is kept there, each by its place; None where anything may be put there."""
        known = self.rows.get(slot, frozenset())
        kept = None if rows is None or known is None else known | rows
        if slot and self.rows.get(slot, frozenset()) != kept:
            self.rows[slot], self.has_changed = kept, True

    def is_open(self, slot):
        """Tells whether its declaration leaves open what it is, or lists."""
        type = self.declared.get(slot, UNKNOWN)
        return type == UNKNOWN or type.many and not flat(type) and not has_function(type) and not (type.element and type.element.foreign) \
            or type == UNKNOWN._replace(function=True)

    def general(self, type):
        """Returns a type with the bases of classes in their place: that no other kind is handed over does not say that none could be."""
        names = frozenset(b for n in type.names for b in (self.lineage(n)[1:] or [n]))
        return type._replace(names=names, element=type.element and self.general(type.element))

    def known(self, slot):
        declared = self.declared.get(slot, UNKNOWN)
        return joined(declared, self.slots.get(slot, UNKNOWN)) if self.is_open(slot) else declared

    def parameter(self, owner, selector, index):
        """Returns the slot of a parameter, where its type is told or learned."""
        own = ("param", owner, selector, index)
        return own if own in self.declared and not self.is_open(own) else ("param", self.root(selector, owner), selector, index)

    # What is told of them

    def spoken(self, type):
        if type is None:
            return {}
        word = {"names": sorted(flat(type)), "many": type.many, "function": has_function(type)}
        function = type if type.function else type.element
        if word["function"] and function and function.function:
            word["takes"] = sorted({n for t in function.takes for n in flat(t)})
            word["gives"] = sorted(flat(function.gives))
        return {key: value for key, value in word.items() if value}

    def guessed(self, selectors):
        """Returns what a value of no known type may be, by what it is told to do."""
        has = lambda c, s: any(b in self.classes and self.classes[b].has_member(s) for b in self.lineage(c))
        found = {c for c, type in self.classes.items() if type.kind in ("class", "protocol") and selectors and all(has(c, s) for s in selectors)}
        tops = {c for c in found if not found & set(self.lineage(c)[1:])}
        shared = [s["name"] for s in self.shared if selectors <= s["members"] or s["members"] & selectors and tops <= s["owners"]]
        return frozenset(shared or (tops if len(tops) < 12 else ()))

    def find_shared(self):
        """Finds the methods that classes share without a common base, where code calls them on values of no declared type."""
        groups = {}
        for selector in sorted(self.loose):
            owners = {c for c, type in self.classes.items() if type.kind == "class" and (False, selector) in type.methods}
            owners = {c for c in owners if not any(b in self.classes and self.classes[b].has_member(selector) for b in self.lineage(c)[1:])}
            owners = {c for c in owners if not self.only_hands_on(c, selector)}
            # Who keeps many and hands a call on to them may be one of them, or not.
            for some in {frozenset(owners), frozenset(c for c in owners if (c, selector) not in self.handed)}:
                if len(some) > 1:
                    groups.setdefault(some, set()).add(selector)
        for owners, members in groups.items():
            name = "{" + ", ".join(sorted(members)) + "}"
            while any(s["name"] == name for s in self.shared):
                name = name[:-1] + ", …}"
            self.shared.append({"name": name, "owners": owners, "members": members})

    def only_hands_on(self, owner, selector):
        """Tells whether a class only hands a call on to others, as a context does that has the name of its state's method."""
        if self.classes[owner].forwards:
            return False
        seen = self.seen.get(selector, set())
        family = {owner, *self.below(owner)}
        keeps_many = any(self.known(("field", owner, f)).many for f in [*self.classes[owner].properties, *self.classes[owner].variables])
        return (owner, selector) in self.handed and not seen & family and not keeps_many
