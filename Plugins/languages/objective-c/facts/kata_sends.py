"""Reads messages: what they call or make, and what they hand over."""

from kata_code import Value
from kata_types import UNKNOWN, flat, foreign, joined, listed, mapped
from kata_values import ValueReader

ADDING = {"addObject:", "insertObject:atIndex:", "setObject:forKey:", "setObject:atIndexedSubscript:", "setObject:forKeyedSubscript:",
          "addObjectsFromArray:", "replaceObjectAtIndex:withObject:", "unionSet:", "addEntriesFromDictionary:", "setValue:forKey:", "addPointer:",
          "setArray:", "setSet:", "setDictionary:"}
REMOVING = {"removeObject:", "removeObjectAtIndex:", "removeObjectIdenticalTo:", "removeLastObject", "removeAllObjects", "removeObjectForKey:",
            "removeObjectsInArray:", "sortUsingComparator:", "sortUsingSelector:", "filterUsingPredicate:", "appendString:", "appendFormat:",
            "exchangeObjectAtIndex:withObjectAtIndex:", "insertString:atIndex:", "setString:", "nextObject"}
ELEMENTS = {"objectAtIndex:", "objectForKey:", "firstObject", "lastObject", "anyObject", "nextObject", "objectAtIndexedSubscript:",
            "objectForKeyedSubscript:", "member:", "pointerAtIndex:", "valueForKey:"}
SAME = {"copy", "mutableCopy", "allObjects", "autorelease", "retain", "allValues", "objectEnumerator", "reverseObjectEnumerator", "self",
        "sortedArrayUsingComparator:", "sortedArrayUsingSelector:", "filteredArrayUsingPredicate:", "subarrayWithRange:", "array", "set"}
LISTING = {"arrayWithObject:", "arrayWithObjects:", "setWithObject:", "setWithObjects:", "arrayWithArray:", "initWithObjects:", "initWithArray:",
           "initWithObject:", "setWithArray:", "initWithSet:", "orderedSetWithObjects:", "arrayByAddingObject:", "initWithObjects:count:"}
PAIRING = {"dictionaryWithObjectsAndKeys:", "dictionaryWithObject:forKey:", "initWithObjectsAndKeys:", "dictionaryWithObjects:forKeys:"}
PERFORMING = {"performSelector:", "performSelector:withObject:", "performSelector:withObject:withObject:", "performSelector:withObject:afterDelay:"}
EQUAL = {"isEqualToString:", "isEqual:", "isEqualToNumber:", "caseInsensitiveCompare:", "compare:", "hasPrefix:", "hasSuffix:"}


class SendReader(ValueReader):
    """A reader that knows messages, too."""

    def see_message(self, node, is_used):
        selector = node.selector
        base = self.expression(node.receiver)
        if selector in ("alloc", "new") or selector == "allocWithZone:":
            return self.make(base, node, selector)
        if base.via == "alloc":
            return self.initialize(base, node)
        if selector == "class" and not self.is_own(base, "class"):
            value = self.class_of(base)
            if base.via == "static" and base.type.metas:
                self.add("name", node, types=sorted(base.type.metas))
            return value
        names = base.type.names or base.type.metas
        if names and self.is_own(base, selector):
            return self.send(base, node, is_used)
        if selector in ("isKindOfClass:", "isMemberOfClass:", "conformsToProtocol:", "isSubclassOfClass:"):
            before = len(self.facts)
            wanted = self.expression(node.arguments[0])
            self.facts[before:] = [fact for fact in self.facts[before:] if fact["is"] != "name"]
            self.ask_type(base.asked or base, "is", wanted.type.metas, node)
            return Value(foreign("BOOL"))
        if selector in PERFORMING or selector in ("makeObjectsPerformSelector:", "makeObjectsPerformSelector:withObject:"):
            return self.perform(base, node, is_used)
        if selector in EQUAL and node.arguments:
            other = self.expression(node.arguments[0])
            self.compare(base, other, node)
            return Value(foreign("BOOL"), roots=base.roots | other.roots)
        if not names and not base.type.foreign and not base.type.many and not base.type.function and base.via != "super" \
                and self.is_likely(selector):
            return self.send(base, node, is_used)
        return self.foreign_message(base, node)

    def is_own(self, base, selector):
        """Tells whether some type of the solution that the value may have has such a method or property."""
        solution = self.solution
        for name in base.type.names or base.type.metas:
            if solution.owners(selector, name, bool(base.type.metas)) or solution.owners(selector, name, not base.type.metas):
                return True
            if self.field_of(name, selector):
                return True
        return False

    def is_likely(self, selector):
        return selector not in SAME | ELEMENTS | ADDING | REMOVING | {"init", "description", "hash", "count"} and \
            any(c.has_member(selector) or (True, selector) in c.methods for c in self.solution.classes.values())

    def field_of(self, type, selector):
        """Returns the owner and property that a message reads or sets."""
        name = selector
        if selector.startswith("set") and selector.count(":") == 1 and len(selector) > 4:
            name = selector[3].lower() + selector[4:-1]
        elif ":" in selector:
            return None
        found = self.solution.owner_of_field(name, type)
        if found and found[1] in self.solution.classes[found[0]].properties:
            return found
        for c in self.solution.lineage(type):
            own = self.solution.classes.get(c)
            for name, (property, _, _) in own.properties.items() if own else ():
                if property.attributes and selector in (property.attributes.get("getter"), property.attributes.get("setter")):
                    return c, name
        return None

    # Making

    def make(self, base, node, selector):
        names = base.type.metas or base.type.names
        values = [self.expression(a) for a in node.arguments]
        if selector == "new" and names and self.solution.owners("new", min(names), True):
            return self.send(base, node, True)
        made = Value(UNKNOWN._replace(names=frozenset(names)), "made", roots=["made"])
        if base.type == UNKNOWN and node.receiver.kind == "name":
            made.type = self.solution.plain(written(node.receiver.name), None, 0)
            made.rows = frozenset()
        is_told = base.type.metas and len(names) > 1 and base.via not in ("self", "static")
        if selector == "new":
            if names and not is_told:
                self.add("make", node, types=sorted(names))
            return (made.but(type=self.solution.general(made.type)) if is_told else made).is_told(base.tells())
        return made.but(via="alloc", name="told" if is_told else "").is_told(base.tells())

    def initialize(self, base, node):
        """Reads an initializer's message to what was just allocated: the two together make an object."""
        names = sorted(base.type.names)
        values = self.arguments(node, names, "init")
        for name in names:
            self.teach(name, node.selector, values)
        # Of one of several classes that are told by a value, the source does not tell which.
        if names and (len(names) == 1 or base.name != "told"):
            self.add("make", node, types=names, **{"with": self.roots(values)})
        type = self.solution.general(base.type) if base.name == "told" else base.type
        if type.many and node.selector in LISTING and values:
            type = joined(type, self.listing(node.selector, values))
        rows = base.rows if node.selector in ("init", "initWithCapacity:") else None
        return Value(type, "made", roots=set(self.roots(values)) | {"made"}).but(rows=rows).is_told(base.told, *(v.tells() for v in values))

    def teach(self, type, selector, values):
        owner = next(iter(self.solution.owners(selector, type)), None) or next(iter(self.solution.owners(selector, type, True)), None)
        for index, value in enumerate(values):
            if owner:
                self.solution.learn(("param", self.solution.root(selector, owner), selector, index), value.type)

    # Sending

    def arguments(self, node, on, member):
        values = [self.expression(a) for a in node.arguments]
        for value in values:
            self.note(value, "argument", on, member)
        return values

    def send(self, base, node, is_used):
        """Reads a message to an object of the solution's own."""
        selector, names = node.selector, sorted(base.type.names or base.type.metas)
        fields = [f for n in names if (f := self.field_of(n, selector))]
        has_method = any(self.solution.owners(selector, n, bool(base.type.metas)) for n in names)
        if fields and base.type.names and not (has_method and selector not in fields[0][1] and not selector.startswith("set")):
            if not selector.endswith(":"):
                return self.field(base, *fields[0], node)
            return self.set_field(base, fields[0], node)
        if selector.startswith("init") and base.via in ("self", "super"):
            values = self.arguments(node, names, "init")
            for name in names:
                self.teach(name, selector, values)
            self.add("call", node, on=names, member="init", via=base.via, **{"with": self.roots(values)}, types=self.spoken(values), used=is_used)
            return base
        values = self.arguments(node, names, selector)
        return self.run(base, selector, values, node, is_used)

    def set_field(self, base, found, node):
        value = self.expression(node.arguments[0])
        owner, name = found
        before = len(self.facts)
        place = self.field(base, owner, name, node)
        del self.facts[before:]
        self.learn_field(place, value)
        self.change(place, value, node)
        return Value()

    def run(self, base, selector, values, node, is_used):
        """Notes a call of a method, and returns what it gives."""
        solution, names = self.solution, sorted(base.type.names or base.type.metas)
        for name in names:
            self.teach(name, selector, values)
        is_own = base.via in ("self", "super")
        on = [self.type.name] if is_own and self.type else self.receivers(base, selector)
        if not is_own and self.method is not None and self.type and self.method.selector == selector:
            solution.handed.add((self.type.name, selector))
        self.add("call", node, on=on, member=selector, via=base.via, name="" if is_own else base.name, **{"with": self.handed(values)},
                 types=self.spoken(values), used=is_used, through=list(base.through), told=self.told(base, values))
        owners = list(dict.fromkeys(o for n in names or on if n in solution.classes for o in solution.owners(selector, n, bool(base.type.metas))))
        if base.type.metas and owners:
            self.note_maker(names, owners[0], selector, values, node)
        type = UNKNOWN
        for owner in owners:
            type = joined(type, self.result(owner, selector, names))
        through = base.through + ((f"{on[0]}.{selector}",) if on and base.via not in ("", "self", "super", "static") else ())
        value = Value(type, "made", selector, set(self.roots(values)) | (base.roots - {"self"}), through)
        value.on, value.member = tuple(on), selector
        value.is_loose = not flat(type)
        return value.is_told(*(v.tells() for v in values))

    def told(self, base, values):
        return sorted(Value().is_told(base.told, *(v.tells() for v in values)).told)

    def result(self, owner, selector, names):
        slot = ("return", owner, selector)
        method = self.solution.classes[owner].code(selector) or self.solution.classes[owner].code(selector, True)
        if method and method.returns and method.returns.name in ("instancetype", "self"):
            return UNKNOWN._replace(names=frozenset(names or [owner]))
        if self.solution.is_open(slot):
            return self.solution.known(("return", self.solution.root(selector, owner), selector))
        return self.solution.known(slot)

    def note_maker(self, names, owner, selector, values, node):
        """A class method that gives an object of its class makes one, or tells the one that there is."""
        method = self.solution.classes[owner].code(selector, True)
        gives = method and self.solution.typed(method.returns, owner)
        if not gives or not gives.names & set(self.solution.lineage(names[0])) or method.body is None:
            return
        if keeps_one(method.body):
            self.add("name", node, types=names, member=selector)
        else:
            self.add("make", node, types=names, **{"with": self.roots(values)})

    def perform(self, base, node, is_used):
        """Reads a message that is told by a selector: `performSelector:`, and that to all of a list."""
        values = [self.expression(a) for a in node.arguments]
        selector = values[0].name if values and values[0].type.foreign == "SEL" and node.arguments[0].kind == "selector" else None
        receiver = self.element(base) if node.selector.startswith("makeObjects") else base
        if selector:
            return self.run(receiver, selector, values[1:], node, is_used)
        handed = self.handed(values[1:])
        if values and (values[0].via == "element" or node.arguments[0].kind == "item"):
            handed = sorted({*handed, "element"})
        if values and values[0].member and values[0].type.function:
            # What a property keeps is which function is meant.
            self.add("call", node, on=list(values[0].on), member=values[0].member, via=values[0].via, name=values[0].name, **{"with": handed},
                     how="function", used=is_used)
        if flat(receiver.type) or not receiver.type.foreign:
            # Which member it is, the source does not tell, unless it is named for the class of the object itself.
            self.add("call", node, on=self.receivers(receiver), via=receiver.via, name=receiver.name, **{"with": handed}, used=is_used,
                     how="named" if values and values[0].names_kind() else "")
        return Value()

    # The library's

    def foreign_message(self, base, node):
        selector = node.selector
        values = []
        for argument in node.arguments:
            # What is put into a list is kept; every other block of the library's runs where it stands.
            is_kept = selector in ADDING | LISTING | PAIRING
            if argument.kind == "closure" and not is_kept and (base.type.many or base.type.foreign or base.type.metas):
                values.append(self.library_block(base, argument, selector))
            else:
                values.append(self.expression(argument))
        if selector == "doesNotRecognizeSelector:" or selector.startswith("raise") and not base.type.names:
            self.add("trap", node, member=selector)
        if base.type == UNKNOWN and node.receiver.kind == "name" and node.receiver.name[:2] == "NS":
            base = Value(self.solution.plain(written(node.receiver.name), None, 0), "static")
            made = self.listing(selector, values) if selector in LISTING | PAIRING else UNKNOWN
            for value in values if selector in LISTING | PAIRING else ():
                self.note(value, "element")
            rows = frozenset() if not values or selector.endswith("Capacity:") else None
            return Value(joined(base.type, made), "made", roots=self.roots(values)).but(is_named=any(v.names_kind() for v in values), rows=rows)
        if selector in ADDING and values:
            whole = selector in ("addObjectsFromArray:", "unionSet:", "addEntriesFromDictionary:", "setArray:", "setSet:")
            given = values[0].but(type=values[0].type.element or UNKNOWN) if whole else values[0]
            given.function = values[0].function
            self.put(base, given, node, values[-1] if "Key" in selector else None)
        elif selector in REMOVING and (base.type.many or base.is_field):
            self.change(base, values[0] if values else Value(), node)
        return self.given(base, selector, values, node)

    def library_block(self, base, argument, selector):
        element = self.element(base)
        if selector.startswith("enumerateKeys"):
            return self.block_value(argument, is_own=False, types=[Value(base.type.key), base.but(type=base.type.element or UNKNOWN, via="element")])
        if "Comparator" in selector:
            return self.block_value(argument, is_own=False, types=[element, element])
        return self.block_value(argument, is_own=False, types=[element])

    def listing(self, selector, values):
        if selector in PAIRING:
            type = UNKNOWN
            for value in values[::2] if "And" in selector else values[:1]:
                type = joined(type, value.type)
            return mapped(foreign("key"), type)
        type = UNKNOWN
        for value in values:
            type = joined(type, value.type.element if value.type.many and value.type.element else value.type if not value.type.many else UNKNOWN)
        return listed(type) if flat(type) else UNKNOWN

    def given(self, base, selector, values, node=None):
        """Returns what a method of the library gives."""
        roots = base.roots | set(self.roots(values))
        via = "element" if base.via == "property" else base.via
        if selector in ELEMENTS and base.type.many:
            if values:
                self.ask_table(base, values[0], node)
            result = base.but(type=base.type.element or UNKNOWN, roots=roots, via=via, rows=None)
            result.slot = ("element",) + base.slot if base.slot else None
            result.is_loose = not result.type.names
            return result.is_told(*(v.tells() for v in values))
        if selector in SAME or selector.startswith("arrayBy") and base.type.many:
            result = base.but(roots=roots, via=base.via, function=base.function)
            if selector == "arrayByAddingObject:" and values:
                result.type = joined(base.type, listed(values[0].type))
            return result
        if selector == "allKeys":
            return base.but(type=listed(base.type.key or UNKNOWN), roots=roots)
        if selector == "init" and base.via in ("self", "super"):
            return base
        result = Value(foreign("value"), via, base.name, roots)
        result.on, result.member = base.on, base.member
        result.is_named = base.names_kind() or any(v.names_kind() for v in values)
        return result.is_told(base.told, *(v.tells() for v in values))


def keeps_one(node):
    """Tells whether code has a static variable, as the maker of the one object of a class."""
    if isinstance(node, list):
        return any(map(keeps_one, node))
    if not hasattr(node, "kind"):
        return False
    if node.kind == "local":
        return any("static" in v.words for v in node.variables)
    return node.kind == "block" and keeps_one(node.body)


def written(name):
    from kata_tree import Written
    return Written(name)
