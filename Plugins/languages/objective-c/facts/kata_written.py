"""Reads the types that Objective-C sources are written with, and steps through tokens."""

import re

from kata_tree import Parameter, Variable, Written

QUALIFIERS = {"const", "volatile", "static", "extern", "inline", "register", "__block", "__weak", "__strong", "__unsafe_unretained",
              "__autoreleasing", "_Nullable", "_Nonnull", "_Null_unspecified", "__nullable", "__nonnull", "nullable", "nonnull",
              "null_unspecified", "__kindof", "struct", "enum", "union", "IBOutlet", "in", "out", "inout", "oneway", "restrict",
              "__restrict", "_Atomic", "auto", "FOUNDATION_EXPORT", "__unused", "NS_NOESCAPE", "bycopy", "byref"}
NUMBERS = {"void", "int", "char", "short", "long", "float", "double", "signed", "unsigned", "bool", "BOOL", "_Bool"}
SCALARS = NUMBERS | {"NSInteger", "NSUInteger", "CGFloat", "size_t", "NSTimeInterval", "unichar", "SEL", "IMP", "Class", "id",
                     "instancetype", "dispatch_once_t", "dispatch_block_t", "NSComparisonResult", "NSRange", "__auto_type", "uint32_t",
                     "int32_t", "int64_t", "uint64_t", "uint8_t", "time_t", "va_list"}
OPERATORS = {"__attribute__", "__typeof__", "typeof", "__typeof"}


class Unreadable(Exception):
    """Code that this reader cannot follow: nothing is said of the solution then."""


class Known:
    """The names for types that the sources declare."""

    def __init__(self):
        self.classes, self.protocols, self.structures, self.enumerations = set(), set(), set(), set()
        self.aliases, self.cases = {}, {}

    def is_type(self, name):
        return name in self.classes or name in self.aliases or name in self.enumerations or name in self.structures \
            or name in SCALARS or re.match(r"(NS|CG|UI)[A-Z]\w*$", name) is not None and name not in self.cases \
            and name not in ("NSLog", "NSAssert", "NSCAssert", "NSParameterAssert", "NSNotFound")


class Words:
    """Steps through the tokens of a file, and reads types."""

    def __init__(self, text, known):
        self.text, self.known, self.tokens, self.index = text, known, text.tokens, 0

    @property
    def word(self):
        return self.tokens[self.index].text

    @property
    def kind(self):
        return self.tokens[self.index].kind

    @property
    def start(self):
        return self.tokens[self.index].start

    @property
    def end(self):
        """The place behind the last token that was read."""
        return self.tokens[self.index - 1].end

    def peek(self, count=1):
        return self.tokens[min(self.index + count, len(self.tokens) - 1)].text

    def next(self):
        text = self.word
        if self.kind != "end":
            self.index += 1
        return text

    def accept(self, text):
        if self.word == text and self.kind != "end":
            self.index += 1
            return True
        return False

    def expect(self, text):
        if not self.accept(text):
            place = self.text.place(self.start, self.start + 1)
            raise Unreadable(f"{self.text.file}:{place[0]}:{place[1]}: '{text}' is expected, not '{self.word}'")

    def skip_to(self, mark, *stops):
        while self.kind != "end" and self.word not in stops:
            if self.word in ("(", "{", "["):
                self.skip_brackets(self.word, {"(": ")", "{": "}", "[": "]"}[self.word])
            elif self.next() == mark:
                return

    def skip_brackets(self, opening, closing):
        depth = 0
        while self.kind != "end":
            text = self.next()
            depth += (text in (opening, "@" + opening)) - (text == closing)
            if depth == 0:
                return

    # Types

    def type_in_brackets(self):
        if not self.accept("("):
            return Written("id")
        type = self.declared().type
        self.expect(")")
        return type

    def declared(self):
        return self.declarator(*self.specified())

    def specified(self):
        """Reads what stands before a declared name and its stars: the type, and the words around it."""
        words, type = set(), None
        while True:
            word = self.word
            if word in OPERATORS:
                self.next()
                if self.word == "(":
                    if word == "__attribute__":
                        self.skip_brackets("(", ")")
                    else:
                        self.next()
                        type = Written("self" if self.word == "self" else "id")
                        self.skip_rest_of_brackets()
            elif word in QUALIFIERS:
                words.add(self.next())
            elif self.kind == "word" and word[0] != "@" and (type is None or word in NUMBERS and type.name in NUMBERS):
                type = Written(self.next() if type is None or type.name in ("unsigned", "signed", "long", "short") else type.name)
                if type.name in NUMBERS and self.word in NUMBERS:
                    continue
                if self.word == "<":
                    type = Written(type.name, self.angles())
            else:
                return type or Written("id"), words

    def skip_rest_of_brackets(self):
        depth = 1
        while depth and self.kind != "end":
            text = self.next()
            depth += (text == "(") - (text == ")")

    def angles(self):
        """Reads types between angle brackets."""
        self.expect("<")
        types = []
        while not self.accept(">"):
            if self.kind == "end":
                raise Unreadable(f"{self.text.file}: '>' is missing")
            while self.word in ("__covariant", "__contravariant"):
                self.next()
            types.append(self.declared().type)
            if self.accept(":"):
                self.declared()
            self.accept(",")
        return types

    def declarator(self, base, words):
        """Reads stars, a name, and what stands behind it; the name may stand inside of a block's type."""
        while self.word in ("*", "&") or self.word in QUALIFIERS:
            self.next()
        if self.word == "(" and self.peek(1) in ("^", "*"):
            return self.function_declarator(base, words)
        start, name = self.start, ""
        if self.kind == "word" and self.word[0] != "@":
            name = self.next()
        type = base
        while self.accept("["):
            depth = 1
            while depth and self.kind != "end":
                text = self.next()
                depth += (text == "[") - (text == "]")
            type = Written(base.name, base.arguments, is_list=True)
        while self.word == "__attribute__":
            self.next()
            self.skip_brackets("(", ")")
        return Variable(type, name, start, words=words)

    def function_declarator(self, base, words):
        self.next()
        self.next()
        while self.word in QUALIFIERS or self.word == "*":
            words = words | {self.next()}
        if self.word == "(" and self.peek(1) in ("^", "*"):
            inner = self.function_declarator(base, words)
            self.expect(")")
            if self.word == "(":
                self.parameters()
            return inner
        start, name = self.start, self.next() if self.kind == "word" else ""
        is_list = self.word == "["
        if is_list:
            self.skip_brackets("[", "]")
        self.expect(")")
        parameters = self.parameters() if self.word == "(" else []
        type = Written("", is_function=True, takes=[p.type for p in parameters], gives=base, is_list=is_list)
        return Variable(type, name, start, words=words)

    def parameters(self):
        self.expect("(")
        found = []
        while not self.accept(")"):
            if self.kind == "end":
                raise Unreadable(f"{self.text.file}: ')' is missing")
            if self.accept("..."):
                continue
            variable = self.declared()
            if variable.name or variable.type.is_function or variable.type.name != "void":
                found.append(Parameter(None, variable.type, variable.name))
            if not self.accept(","):
                self.expect(")")
                break
        return found
