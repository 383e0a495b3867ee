"""The classes of a solution, and what is known of the values that they keep, take and give."""

import ast

from kata_dispatch import add_dispatched, registered
from kata_made import ENUMS, assigned, class_in, forwarding, last_name, path
from kata_tables import Tables
from kata_types import LISTS, MAPS, UNKNOWN, WEAK, flat, foreign, joined, leaves_open, listed, mapped, named, shortened, together

class Class:
    """A class of the sources."""

    def __init__(self, node, name, module):
        self.node, self.name, self.module = node, name, module
        self.bases = [last_name(base) for base in node.bases]
        self.decorators = {last_name(decorator) for decorator in node.decorator_list}
        self.is_enum = bool(ENUMS & set(self.bases))
        self.functions, self.fields, self.annotations = {}, {}, {}
        for statement in node.body:
            if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
                for function in registered(statement) or [statement]:
                    self.functions.setdefault(function.name, []).append(function)
            elif isinstance(statement, (ast.Assign, ast.AnnAssign)):
                self.read_fields(statement)
        for function in (function for functions in self.functions.values() for function in functions):
            own = own_names(function)
            for inner in ast.walk(function):
                if isinstance(inner, ast.Attribute) and isinstance(inner.ctx, ast.Store) and getattr(inner.value, "id", None) in own \
                        and inner.attr not in self.functions and "classmethod" not in decorators(function):
                    self.fields.setdefault(inner.attr, (inner, None, False))
                if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Attribute) \
                        and getattr(inner.target.value, "id", None) in own:
                    self.annotations[inner.target.attr] = inner.annotation

    def read_fields(self, statement):
        targets = [statement.target] if isinstance(statement, ast.AnnAssign) else statement.targets
        for target in targets:
            if isinstance(target, ast.Name) and target.id != "__slots__":
                is_own = isinstance(statement, ast.AnnAssign) and last_name(statement.annotation) != "ClassVar"
                self.fields[target.id] = (target, statement.value, not is_own)
                if isinstance(statement, ast.AnnAssign):
                    self.annotations[target.id] = statement.annotation
            elif isinstance(target, ast.Tuple) and isinstance(statement.value, ast.Tuple) and len(target.elts) == len(statement.value.elts):
                pairs = zip(target.elts, statement.value.elts)
                self.fields.update({name.id: (name, value, True) for name, value in pairs if isinstance(name, ast.Name)})
            elif isinstance(target, ast.Tuple):
                self.fields.update({name.id: (name, None, True) for name in target.elts if isinstance(name, ast.Name)})

    def is_abstract(self, function):
        """Tells whether a method only asks those below for code."""
        body = [s for s in function.body if not (isinstance(s, ast.Expr) and isinstance(s.value, ast.Constant))]
        if "abstractmethod" in decorators(function) and all(isinstance(s, (ast.Pass, ast.Raise)) for s in body):
            return True
        if len(body) == 1 and isinstance(body[0], ast.Raise) and body[0].exc is not None:
            return last_name(body[0].exc) == "NotImplementedError" and not self.has_own_bases
        return not body and "Protocol" in self.bases

    has_own_bases = False


def own_names(function):
    """Returns the names by which code speaks of its own object: the first parameter's, and in `__new__` that of what is made."""
    own = {function.args.args[0].arg} if function.args.args else set()
    if function.name == "__new__":
        made = [n for n in ast.walk(function) if isinstance(n, ast.Assign) and last_name(n.value) == "__new__"]
        own |= {target.id for node in made for target in node.targets if isinstance(target, ast.Name)}
    return own


def decorators(function):
    return {last_name(decorator) for decorator in function.decorator_list}


class Solution:
    """All classes, functions and variables, and what is known of the values that they keep, take and give."""

    def __init__(self, modules):
        self.classes, self.functions, self.variables, self.renamed = {}, {}, {}, {}
        self.slots, self.declared, self.has_changed = {}, {}, False
        self.tables = Tables()
        self.used, self.seen = {}, {}
        for module in modules:
            self.collect(module.tree.body, "", module)
        self.add_made()
        for type in self.classes.values():
            self.add_forwarded(type)
            self.add_bound(type)
        self.simple = {}
        for name in self.classes:
            self.simple.setdefault(name.split(".")[-1], name)
        for type in self.classes.values():
            type.bases = [self.class_name(base, type.name) or base for base in type.bases]
        self.lineages = {name: self.find_lineage(name) for name in self.classes}
        self.add_conforming()
        self.lineages = {name: self.find_lineage(name) for name in self.classes}
        for type in self.classes.values():
            type.has_own_bases = len(self.lineages[type.name]) > 1
        add_dispatched(self)
        self.protocols = []

    def collect(self, body, outer, module):
        for node in body:
            if isinstance(node, ast.ClassDef):
                self.classes[outer + node.name] = Class(node, outer + node.name, module)
                self.collect([n for n in node.body if isinstance(n, ast.ClassDef)], outer + node.name + ".", module)
            elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                self.functions[node.name] = (node, module)
            elif isinstance(node, ast.ImportFrom):
                self.renamed.update({alias.asname: alias.name for alias in node.names if alias.asname})
            elif isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
                for target in [node.target] if isinstance(node, ast.AnnAssign) else node.targets:
                    self.variables.update((name.id, (name, part, module)) for name, part in assigned(target, node))
            elif isinstance(node, (ast.If, ast.Try)) and not is_main(node):
                self.collect(node.body + node.orelse, outer, module)

    def add_made(self):
        """Adds the classes that `type` and functions make: `Tie = garment("tie")`."""
        for name, (target, node, module) in list(self.variables.items()):
            maker = last_name(node.value) if isinstance(node.value, ast.Call) else ""
            function = self.functions.get(self.renamed.get(maker, maker), (None,))[0]
            parts = ast.walk(function) if function else [node.value]
            made = next((found for part in parts if (found := class_in(part, function or module.tree))), None)
            if made and name[:1].isupper():
                bases, body = made
                place = {"lineno": target.lineno, "col_offset": target.col_offset - 3}  # The name stands where a keyword would end.
                self.classes[name] = Class(ast.ClassDef(name, bases, [], body, [], **place), name, module)
                del self.variables[name]

    def add_forwarded(self, type):
        """Gives a class the methods that its `__getattr__` hands on to an object which its constructor makes."""
        forward, maker = type.functions.get("__getattr__"), type.functions.get("__init__")
        if not forward or not maker:
            return
        read = {n.attr for n in ast.walk(forward[0]) if isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name)}
        for node in ast.walk(maker[0]):
            made = last_name(node.value) if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) else ""
            target = node.targets[0] if made in self.classes else None
            if not isinstance(target, ast.Attribute) or target.attr not in read:
                continue
            for name in self.classes[made].functions:
                if name[0] != "_" and name not in type.functions:
                    type.functions[name] = [forwarding(name, target.attr, name, forward[0], len("def __getattr__"))]

    def add_bound(self, type):
        """Takes a method of a part that a constructor gives the object, `self.call = self._phone.call`, for a method that hands on."""
        for statement in (type.functions.get("__init__") or [ast.Pass(body=[])])[0].body:
            target = statement.targets[0] if isinstance(statement, ast.Assign) else None
            words = [path(target), path(statement.value)] if isinstance(target, ast.Attribute) else []
            if not words or len(words[0]) != 2 or len(words[1]) != 3 or words[0][0] != words[1][0] or words[0][1] in type.functions:
                continue
            name, part, method = words[0][1], *words[1][1:]
            stored = [n for f in type.functions.values() for n in ast.walk(f[-1]) if isinstance(n, ast.Attribute) and n.attr == name and isinstance(n.ctx, ast.Store)]
            if len(stored) == 1 and any(method in c.functions for c in self.classes.values()):
                type.functions[name] = [forwarding(name, part, method, target, len(name))]
                type.fields.pop(name, None)

    def class_name(self, name, around=""):
        name = self.renamed.get(name, name)
        while True:
            inner = f"{around}.{name}" if around else name
            if inner in self.classes:
                return inner
            if not around:
                return self.simple.get(name)
            around = around.rpartition(".")[0]

    def class_alike(self, name):
        """Returns the class that a parameter is named for: `memento` is a Memento where nothing else is known."""
        word = name.replace("_", "").lower()
        same = [c for c in self.classes if c.split(".")[-1].lower() == word]
        ending = [c for c in self.classes if len(word) > 3 and c.lower().endswith(word)]
        alike = same or [c for c in ending if not set(self.lineages[c][1:]) & set(ending)]
        return alike[0] if len(alike) == 1 else None

    def find_lineage(self, name):
        found = [name]
        for next_one in found:
            found += [b for b in self.classes[next_one].bases if b in self.classes and b not in found]
        return found

    def add_conforming(self):
        """Where no class says that it is of a Protocol, those that have all of its members are."""
        said = {base for type in self.classes.values() for base in type.bases}
        for name, type in self.classes.items():
            wanted = [f for f in type.functions if f[:2] != "__" or f in ("__call__", "__iter__", "__next__")]
            if "Protocol" in type.bases and name not in said and wanted:
                for other, lineage in self.lineages.items():
                    is_other = other != name and "Protocol" not in self.classes[other].bases
                    if is_other and all(any(f in self.classes[c].functions for c in lineage) for f in wanted):
                        self.classes[other].bases.append(name)

    def below(self, name):
        return [other for other, lineage in self.lineages.items() if name in lineage and other != name]

    # Members

    def owner(self, kind, name, type):
        """Returns the nearest class from which a class has a member; `kind` is functions or fields."""
        return next((c for c in self.lineages.get(type, ()) if name in getattr(self.classes[c], kind)), None)

    def owners(self, kind, name, type):
        """Returns the classes whose member of that name a value of a type may have."""
        found = self.owner(kind, name, type)
        below = [c for c in self.below(type) if name in getattr(self.classes[c], kind)] if type in self.classes else []
        return ([found] if found else []) + below

    def root(self, kind, name, type):
        """Returns the highest class that has a member: all that replace it take, or keep, the same."""
        found = [c for c in self.lineages[type] if name in getattr(self.classes[c], kind)]
        return found[-1] if found else type

    def parameters_of(self, owner, name):
        """Returns the class and name by which parameters are known: a constructor's are its own, others those of the highest member."""
        if not owner or name in ("__init__", "__new__"):
            return owner, name
        return self.root("functions", name, owner), name

    def constructor(self, type):
        return self.owner("functions", "__init__", type) or self.owner("functions", "__new__", type)

    # What values are

    def declare(self, slot, type):
        """Notes what an annotation says; what it leaves open is learned."""
        if leaves_open(type):
            self.learn(slot, type)
        else:
            self.declared[slot] = type

    def learn(self, slot, type):
        if slot in self.declared or type is None or type == UNKNOWN:
            return
        while type.function and slot[0] == "element":
            # What is called of a list's elements says what it keeps.
            slot, type = slot[1:], listed(type)
        type = shortened(type)
        known = self.slots.get(slot, UNKNOWN)
        both = joined(known, type)
        if both != known:
            self.slots[slot], self.has_changed = both, True

    def known(self, slot):
        return self.declared.get(slot) or self.slots.get(slot, UNKNOWN)

    def annotated(self, node, around=""):
        """Returns the type that an annotation says; None for none."""
        if node is None or isinstance(node, ast.Constant) and not isinstance(node.value, str):
            return foreign("None") if node is not None else None
        if isinstance(node, ast.Constant):
            try:
                return self.annotated(ast.parse(node.value, mode="eval").body, around)
            except SyntaxError:
                return UNKNOWN
        if isinstance(node, ast.BinOp):
            return joined(self.annotated(node.left, around), self.annotated(node.right, around))._replace(foreign="")
        if isinstance(node, ast.Subscript):
            return self.annotated_generic(last_name(node.value), node.slice, around)
        if isinstance(node, ast.Call):
            # A type variable stands for anything, or for what it is bound to.
            bound = [keyword.value for keyword in node.keywords if keyword.arg == "bound"]
            return self.annotated(bound[0], around) if bound else UNKNOWN
        name = last_name(node)
        if name == "Self" or (found := self.class_name(name, around)):
            return named(around if name == "Self" else found)
        if name in LISTS | MAPS:
            return listed(UNKNOWN)
        if name in ("Any", "object"):
            return UNKNOWN
        if name in WEAK:
            return foreign("ref")._replace(element=UNKNOWN)
        if name == "Callable":
            return UNKNOWN._replace(function=True)
        if name in self.variables and name not in self.used.setdefault("aliases", set()):
            self.used["aliases"].add(name)
            type = self.annotated(getattr(self.variables[name][1], "value", None), around)
            self.used["aliases"].discard(name)
            return type
        return foreign(name)

    def annotated_generic(self, name, inner, around):
        parts = list(inner.elts) if isinstance(inner, ast.Tuple) else [inner]
        if name in ("Callable",):
            takes = parts[0].elts if isinstance(parts[0], ast.List) else []
            return UNKNOWN._replace(function=True, takes=tuple(self.annotated(p, around) for p in takes),
                                    gives=self.annotated(parts[-1], around))
        types = [self.annotated(part, around) or UNKNOWN for part in parts]
        if name in WEAK:
            return foreign("ref")._replace(element=types[0])
        if name in MAPS and len(types) == 2:
            return mapped(*types)
        if name in LISTS:
            return listed(types[0])
        if name in ("tuple", "Tuple"):
            if isinstance(parts[-1], ast.Constant) and parts[-1].value is Ellipsis:
                return listed(types[0])
            return UNKNOWN._replace(many=True, element=together(types), parts=tuple(types))
        if name in ("type", "Type"):
            return UNKNOWN._replace(metas=types[0].names)
        own = self.class_name(name, around)
        type = together(types)._replace(foreign="")
        return joined(named(own), type) if own else type

    # What is told of them

    def spoken(self, type, is_declared=True, calls=()):
        """Returns a type in the words of facts: of an undeclared one the bases, and the methods that it shares with others."""
        if type is None:
            return {}
        names = self.addressed(flat(type), is_declared, calls)
        word = {"names": names, "many": type.many, "function": has_function(type)}
        if type.function:
            word["takes"] = sorted({n for t in type.takes if t for n in flat(t)})
            word["gives"] = self.addressed(flat(type.gives), False) if type.gives else []
        return {key: value for key, value in word.items() if value}

    def addressed(self, names, is_declared, calls=()):
        """Returns the names by which code may speak to a value: where nothing is declared, bases and shared methods stand for a class."""
        if is_declared:
            return sorted(names)
        result = []
        for name in sorted(names):
            shared = [p["name"] for p in self.protocols if name in p["below"]]
            others = self.lineages[name][1:] + shared
            # A base is what others are known by, too.
            result += ([name] if self.below(name) or not others else []) + others
        if not names and calls:
            result += [p["name"] for p in self.protocols if set(calls) <= p["members"]]
        return list(dict.fromkeys(result))

    def guessed(self, calls):
        """Returns what a value of no known type may be, by the members that code asks of it."""
        if not calls:
            return frozenset()
        found = {c for c in self.classes if all(self.owner("functions", m, c) or self.owner("fields", m, c) for m in calls)}
        return frozenset(c for c in found if not found & set(self.lineages[c][1:]))

    def find_protocols(self):
        """Finds the methods that classes without a common base share: what their callers call is any of them."""
        groups = {}
        for type in self.classes.values():
            for name in type.functions:
                if (name[0] != "_" or name == "__call__") and not type.is_enum and self.root("functions", name, type.name) == type.name:
                    groups.setdefault(name, set()).add(type.name)
        by_owners = {}
        for name, owners in groups.items():
            owners = self.without_clients(name, owners, groups)
            serving = {o for o in owners if not self.hands_on(o, name)}
            for some in {frozenset(owners), frozenset(serving)}:
                if len(some) > 1:
                    by_owners.setdefault(some, []).append(name)
        taken = set()
        for owners, members in sorted(by_owners.items(), key=lambda item: (len(item[0]), sorted(item[0]))):
            below = {c for o in owners for c in [o] + self.below(o)}
            name = "{" + ", ".join(members) + "}"
            while name in taken:
                name = name[:-1] + ", …}"
            taken.add(name)
            self.protocols.append({"name": name, "members": set(members), "owners": owners, "below": below})

    def without_clients(self, name, owners, groups):
        """Leaves out who only hands a call on to the others, as a context does that has the name of its state's method."""
        seen = self.seen.get(name, set())
        # Where others ask it of a value that may be anything, whoever hands it on may be meant, too.
        asking = {slot[1] for slot in self.asked(name)} - owners
        kept = set()
        for owner in owners:
            family = {owner, *self.below(owner)}
            shared = [n for n, others in groups.items() if owner in others and len(others) > 1]
            hands_on = any(self.hands_on(c, name) for c in family)
            keeps_many = any(self.known(("field", self.root("fields", f, owner), f)).many for f in self.classes[owner].fields)
            if not (seen and hands_on and not asking and not seen & family and len(shared) == 1 and not keeps_many):
                kept.add(owner)
        return kept

    def hands_on(self, owner, name):
        """Tells whether a member calls the one of its own name on something that is known."""
        some = self.used.get("handed", {}).get((owner, name))
        return bool(some) and not any(map(self.is_open, some))

    def is_open(self, source):
        """Tells whether more may come from a place than is known: what a parameter of no known type gives, or nothing that is known."""
        kept = self.used.get("kept", {})
        return bool(source) and source[0] != "element" and (self.known(source) == UNKNOWN or any(source in fields and not flat(self.known(slot)) for slot, fields in kept.items()))

    def asked(self, name):
        """Returns the places of what is known by nothing but that code asks a member of it."""
        places = [key[1:] for key, members in self.used.items() if isinstance(key, tuple) and key[0] == "asked" and name in members]
        places = [tuple(part for part in place if part != "element") for place in places]
        return [place for place in places if place in self.used.get("guessed", ()) or not flat(self.known(place))]


def has_function(type):
    """Tells whether a value is a function, or lists some."""
    return type is not None and (type.function or has_function(type.element))


def is_main(node):
    return isinstance(node, ast.If) and "__name__" in [getattr(n, "id", "") for n in ast.walk(node.test)]
