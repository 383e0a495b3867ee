"""Reads declarations of Objective-C sources, with the types that they are written with."""

from kata_statements import StatementParser
from kata_tree import Method, Node, Parameter, Unit, Variable

ACCESS = {"@public", "@private", "@protected", "@package", "@required", "@optional"}


class Parser(StatementParser):
    """Reads a file: its units, functions, variables, enumerations and other names for types."""

    def __init__(self, text, known):
        super().__init__(text, known)
        self.units, self.functions, self.variables, self.enumerations, self.structures = [], [], [], [], []

    def read(self):
        while self.kind != "end":
            self.declaration()
        return self

    def declaration(self):
        match self.word:
            case "@interface" | "@implementation" | "@protocol": self.unit()
            case "@class" | "@import" | "@compatibility_alias": self.skip_to(";")
            case "typedef": self.alias()
            case "enum" | "NS_ENUM" | "NS_OPTIONS" | "NS_CLOSED_ENUM":
                self.enumeration(None)
                self.skip_to(";")
            case ";" | "}": self.next()
            case word if word.startswith(("NS_ASSUME", "CF_", "FOUNDATION_", "UIKIT_")): self.next()
            case _: self.outside()

    # Names for types

    def alias(self):
        self.next()
        if self.word in ("enum", "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM"):
            self.enumeration(None)
        elif self.word in ("struct", "union") and (self.peek(1) == "{" or self.peek(2) == "{"):
            self.structure()
        else:
            variable = self.declared()
            if variable.name:
                self.known.aliases[variable.name] = variable.type
        self.skip_to(";")

    def enumeration(self, name):
        start = self.start
        is_macro = self.next() != "enum"
        if is_macro:
            self.expect("(")
            if self.peek(1) == "," or self.word != ")":
                while self.word not in (",", "end"):
                    self.next()
                self.next()
            start, name = self.start, self.next()
            self.expect(")")
        else:
            if self.kind == "word":
                start, name = self.start, self.next()
            while self.word not in ("{", ";", ""):
                self.next()
        cases = []
        if self.accept("{"):
            while not self.accept("}") and self.kind != "end":
                cases.append((self.word, self.start))
                self.next()
                while self.word not in (",", "}", ""):
                    self.next()
                self.accept(",")
        if self.kind == "word" and not is_macro:
            start, name = self.start, self.word
        if name and cases:
            self.enumerations.append((name, start, cases))
            self.known.enumerations.add(name)
            self.known.cases.update({case: name for case, _ in cases})

    def structure(self):
        self.next()
        start, name = self.start, self.next() if self.kind == "word" else ""
        self.expect("{")
        fields = self.fields()
        if self.kind == "word":
            start, name = self.start, self.word
        self.structures.append((name, start, fields))
        self.known.structures.add(name)

    def fields(self):
        """Reads variables up to the bracket that closes them."""
        found = []
        while not self.accept("}") and self.kind != "end":
            if self.word in ACCESS or self.word == ";":
                self.next()
                continue
            base, words = self.specified()
            while True:
                found.append(self.declarator(base, words))
                if self.accept(":"):
                    self.next()
                if not self.accept(","):
                    break
            self.skip_to(";")
        return found

    # Units

    def unit(self):
        kind = self.next()[1:]
        start, name = self.start, self.next()
        if kind == "protocol" and self.word in (",", ";"):
            return self.skip_to(";")
        category = superclass = None
        generics, protocols = [], []
        if kind == "interface" and self.word == "<":
            generics = self.angles()
        if self.accept("("):
            category = self.next() if self.word != ")" else ""
            self.expect(")")
        if self.accept(":"):
            superclass = self.next()
            if self.word == "<" and self.last_angle_is_generic():
                self.angles()
        if self.word == "<":
            protocols = self.angles()
        if kind == "interface" and superclass is None and category is None and generics:
            protocols, generics = generics, []
        unit = Unit(kind, name, start, category, superclass, [p.name for p in protocols], [g.name for g in generics])
        if kind != "protocol" and self.accept("{"):
            unit.variables = self.fields()
        while self.kind != "end" and not self.accept("@end"):
            self.part(unit)
        self.units.append(unit)

    def last_angle_is_generic(self):
        """Tells whether what follows a base class are its arguments: protocols stand in brackets of their own behind these."""
        depth, index = 0, self.index
        while index < len(self.tokens):
            text = self.tokens[index].text
            depth += (text == "<") - (text == ">")
            index += 1
            if depth == 0:
                return self.tokens[index].text == "<"
        return False

    def part(self, unit):
        match self.word:
            case "+" | "-": self.method(unit)
            case "@property": self.property(unit)
            case "@synthesize" | "@dynamic": self.synthesize(unit)
            case word if word in ACCESS or word == ";": self.next()
            case "@end": pass
            case _: self.declaration()

    def property(self, unit):
        self.next()
        attributes = {}
        if self.word == "(" and self.peek(1) not in ("^", "*"):
            self.next()
            while not self.accept(")") and self.kind != "end":
                name = self.next()
                attributes[name] = ""
                if self.accept("="):
                    attributes[name] = self.next() + (self.next() if self.word == ":" else "")
        base, words = self.specified()
        while True:
            variable = self.declarator(base, words)
            variable.attributes = attributes
            unit.properties.append(variable)
            if not self.accept(","):
                break
        self.skip_to(";")

    def synthesize(self, unit):
        self.next()
        while self.word not in (";", ""):
            name = self.next()
            unit.synthesized[name] = name
            if self.accept("="):
                unit.synthesized[name] = self.next()
            self.accept(",")
        self.next()

    def method(self, unit):
        is_static = self.next() == "+"
        returns = self.type_in_brackets()
        start, selector, parameters = self.start, "", []
        while self.kind == "word" or self.word == ":":
            label = self.next() if self.kind == "word" else ""
            if not self.accept(":"):
                if selector:
                    break
                selector = label
                break
            selector += label + ":"
            type = self.type_in_brackets()
            while self.word.startswith("__") or self.word == "NS_NOESCAPE":
                self.next()
                if self.word == "(":
                    self.skip_brackets("(", ")")
            parameters.append(Parameter(label, type, self.next()))
        if self.accept(","):
            self.expect("...")
        while self.word not in (";", "{", ""):
            self.next()
        method = Method(is_static, returns, selector, parameters, start)
        method.file = self.text
        if unit.kind == "implementation":
            self.accept(";")
            if self.word == "{":
                method.body = self.block()
        else:
            self.next()
        unit.methods.append(method)

    # What stands outside of all units

    def outside(self):
        start = self.index
        base, words = self.specified()
        if self.index == start:
            return self.next()
        variable = self.declarator(base, words)
        if self.word == "(" and variable.name:
            return self.function(variable)
        while variable.name:
            if self.accept("="):
                variable.value = self.initial()
            if "extern" not in words:
                self.variables.append(variable)
            if not self.accept(","):
                break
            variable = self.declarator(base, words)
        if not variable.name and self.word == "{":
            self.skip_brackets("{", "}")
        self.skip_to(";", "{", "@end")

    def function(self, variable):
        parameters = self.parameters()
        while self.word not in (";", "{", "=", ""):
            self.next()
        if self.word == "{":
            method = Method(False, variable.type, variable.name, parameters, variable.start, self.block())
            method.file = self.text
            self.functions.append(method)
        else:
            self.skip_to(";")
