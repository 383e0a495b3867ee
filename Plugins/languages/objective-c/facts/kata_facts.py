"""Writes what the types of a solution hold, make, call and ask (`facts.json`), from its sources alone: no compiler is asked.

Most of Objective-C is declared. What `id` and untyped lists leave open is followed from values, from what code takes them for, and from
the methods that are asked of them.
"""

from kata_sends import SendReader
from kata_solution import Solution
from kata_tokens import Text
from kata_types import UNKNOWN, flat, listed, named

ROUNDS = 4


class Writer:
    """Writes the facts of a solution."""

    def __init__(self, texts):
        self.solution = Solution(texts)
        self.statics = {}
        self.follow()
        self.solution.find_shared()
        self.follow(self.guess)

    def follow(self, guess=None):
        """Reads all code until nothing more is learned."""
        for _ in range(ROUNDS):
            self.solution.has_changed = False
            if guess:
                guess()
            self.types()
            self.functions()
            if not self.solution.has_changed:
                break

    def guess(self):
        """Gives what has no known type what the messages say that code sends to it."""
        solution = self.solution
        for slot, selectors in list(solution.asked.items()):
            depth = 0
            while slot[0] == "element":
                slot, depth = slot[1:], depth + 1
            if not solution.is_open(slot) or flat(solution.known(slot)):
                continue
            type = named(*solution.guessed(frozenset(selectors)))
            for _ in range(depth if type.names else 0):
                type = listed(type)
            solution.learn(slot, type)

    # Types

    def types(self):
        return [self.type(type) for type in self.solution.classes.values() if type.text]

    def type(self, type):
        inherits = [{"name": b} for b in dict.fromkeys(type.bases + self.solution.shared_of(type.name))]
        return {"name": type.name, "kind": type.kind, "foreign": type.is_foreign, "inherits": inherits, "file": type.text.file,
                "at": type.text.place(type.start, type.start + len(type.name)), "members": self.members(type)}

    def members(self, type):
        if type.kind == "enum":
            return [{"name": name, "signature": name, "kind": "case", "static": True, "file": type.text.file,
                     "at": type.text.place(start, start + len(name))} for name, start in type.cases]
        members = [self.property(type, name, *found) for name, found in type.properties.items()]
        members += [self.variable(type, name, *found) for name, found in type.variables.items() if type.property_of(name) is None]
        accessors = {a for name in type.properties for a in accessors_of(type, name)}
        return members + [self.method(type, *key) for key in type.methods if key[0] or key[1] not in accessors]

    def property(self, type, name, property, text, is_required):
        getter, setter = accessors_of(type, name)
        codes = [code for code in (type.code(getter), type.code(setter)) if code and code.body]
        does = [fact for code in codes for fact in self.reader(type, code).read()]
        # A getter that only fills the variable when it is first asked keeps it all the same.
        keeps = type.kind != "protocol" and (not codes or type.code(getter) is None or type.code(getter).body is None
                                             or type.variable_of(name) in words(text, type.code(getter)) or type.variable_of(name) in type.variables)
        return {"name": name, "signature": name, "kind": "property", "static": "class" in property.attributes, "stored": keeps,
                "empty": is_required, "fixed": keeps and not self.is_set_later(type, name), "access": "" if property.attributes else "private",
                "literal": bool(codes) and len(codes) == 1 and self.is_constant(codes[0].body),
                "truth": truth(codes[0].body) if len(codes) == 1 else "", "file": text.file,
                "at": text.place(property.start, property.start + len(name)), "type": self.solution.spoken(self.solution.known(("field", type.name, name))),
                "does": does}

    def variable(self, type, name, variable, text):
        return {"name": name, "signature": name, "kind": "property", "access": "private", "stored": True, "file": text.file,
                "fixed": not self.is_set_later(type, name), "at": text.place(variable.start, variable.start + len(name)),
                "type": self.solution.spoken(self.solution.known(("field", type.name, name)))}

    def is_set_later(self, type, name):
        """Tells whether code outside of initializers assigns it, or may from outside."""
        property = type.properties.get(name)
        if property and "readonly" not in property[0].attributes and type.kind == "class":
            return True
        family = self.solution.lineage(type.name) + self.solution.below(type.name)
        return any(fact.get("is") == "set" and fact.get("member") == name for c in family if c in self.solution.classes
                   for (is_static, selector), facts in self.read_before.get(c, {}).items() if is_static or not selector.startswith("init")
                   for fact in facts)

    read_before = {}

    # Methods

    def reader(self, type, code):
        return SendReader(self.solution, code.file, type, code)

    def method(self, type, is_static, selector):
        solution, code = self.solution, type.code(selector, is_static)
        is_initializer = not is_static and (selector == "init" or selector.startswith("init") and selector[4:5].isupper())
        does = []
        if code.body:
            reader = self.reader(type, code)
            does = reader.read()
            self.statics.update({v.name: (v, code.file) for v in reader.statics})
            self.read_before = {**self.read_before, type.name: {**self.read_before.get(type.name, {}), (is_static, selector): does}}
        statements = real(code.body.body) if code.body else []
        only_traps = len(statements) == 1 and [f["is"] for f in does if f["is"] in ("trap", "throw")] != [] and statements[0].kind in ("run", "throw")
        is_empty = code.body is None or only_traps and not any(b in solution.classes for b in type.bases)
        slot = ("return", type.name, selector)
        given = solution.known(slot) if not solution.is_open(slot) else solution.known(("return", solution.root(selector, type.name), selector))
        above = [b for b in solution.lineage(type.name)[1:] if b in solution.classes and solution.classes[b].kind == "class"]
        return {"name": "init" if is_initializer else selector, "signature": selector, "kind": "initializer" if is_initializer else "method",
                "access": "private" if self.is_private(type, is_static, selector) else "", "static": is_static, "empty": is_empty,
                "override": any((is_static, selector) in solution.classes[b].methods for b in above),
                "hollow": code.body is not None and not is_initializer and not statements,
                "answers": not is_initializer and code.returns is not None and code.returns.name != "void", "literal": code.body is not None and self.is_constant(code.body), "truth": truth(code.body),
                "file": code.file.file, "at": code.file.place(code.start, code.start + len(selector.split(":")[0])),
                "type": {} if is_initializer else solution.spoken(given), "parameters": self.parameters(type, code, selector),
                "does": does if not is_empty or code.body is None else [f for f in does if f["is"] in ("trap", "throw")]}

    def is_private(self, type, is_static, selector):
        """A method that no interface and no protocol declares is the class's own."""
        methods = type.methods[(is_static, selector)]
        if type.kind == "protocol" or any(m.body is None for m in methods):
            return False
        return not any((is_static, selector) in self.solution.classes[b].methods for b in self.solution.lineage(type.name)[1:] if b in self.solution.classes)

    def parameters(self, type, code, selector):
        result = []
        for index, parameter in enumerate(code.parameters):
            known = self.solution.known(self.solution.parameter(type.name, selector, index) if type else ("param", "", selector, index))
            result.append({"label": parameter.label, "name": parameter.name or "_", "type": self.solution.spoken(known)})
        return result

    def is_constant(self, body):
        value = only_value(body)
        return value is not None and (value.kind in ("text", "number") or value.kind == "name" and (value.name in self.solution.known_names.cases or value.name in self.solution.constants))

    # What is outside of all types

    def functions(self):
        found = []
        for name, function in self.solution.functions.items():
            reader = SendReader(self.solution, function.file, None, function)
            does = reader.read()
            self.statics.update({v.name: (v, function.file) for v in reader.statics})
            found.append({"name": name, "signature": name, "kind": "method", "file": function.file.file,
                          "at": function.file.place(function.start, function.start + len(name)),
                          "type": self.solution.spoken(self.solution.known(("return", "", name))),
                          "parameters": self.parameters(None, function, name), "does": does})
        return found + [self.outside(name, *found) for name, found in {**self.solution.variables, **self.statics}.items()]

    def outside(self, name, variable, text):
        reader = SendReader(self.solution, text)
        if variable.value is not None:
            value = reader.expression(variable.value)
            reader.note(value, "property", (), name)
            self.solution.learn(("global", name), value.type)
            self.solution.keep_rows(("global", name), value.rows)
        return {"name": name, "signature": name, "kind": "property", "stored": True, "literal": name in self.solution.constants, "file": text.file,
                "at": text.place(variable.start, variable.start + len(name)),
                "type": self.solution.spoken(self.solution.known(("global", name))), "does": reader.facts}

    def facts(self):
        types = [cleaned(type) for type in self.types()]
        for shared in self.solution.shared:
            first = self.solution.classes[min(shared["owners"])]
            types.append({"name": shared["name"], "kind": "protocol", "shared": True, "file": first.text.file,
                          "at": first.text.place(first.start, first.start + len(first.name))})
        return {"facts": 1, "language": "objective-c", "types": types, "functions": [cleaned(f) for f in self.functions()]}


def accessors_of(type, name):
    attributes = type.properties[name][0].attributes or {}
    return attributes.get("getter") or name, attributes.get("setter") or f"set{name[:1].upper()}{name[1:]}:"


def words(text, code):
    return code.file.text[code.body.start:code.body.end] if code and code.body else ""


def real(body):
    """Returns the statements that do something: an empty one does not, nor does a cast to nothing."""
    return [s for s in body if not (s.kind == "block" and not s.body)]


def only_value(body):
    """Returns what a method returns that does nothing else."""
    statements = real(body.body)
    return statements[0].value if len(statements) == 1 and statements[0].kind == "return" else None


def truth(body):
    """Tells which truth value a method always returns; nothing where it does not."""
    name = getattr(only_value(body) if body else None, "name", "")
    return {"YES": "true", "TRUE": "true", "true": "true", "NO": "false", "FALSE": "false", "false": "false"}.get(name, "")


def cleaned(value):
    """Leaves out what is false, empty or zero."""
    if isinstance(value, dict):
        result = {key: cleaned(inner) for key, inner in value.items()}
        return {key: inner for key, inner in result.items() if inner not in (False, "", [], {}, None, 0)}
    return [cleaned(inner) for inner in value] if isinstance(value, list) else value


def facts(sources):
    """Returns the document for sources: pairs of a file's name and its text."""
    return Writer([Text(file, text) for file, text in sources]).facts()
