"""Reads the expressions of Objective-C."""

from kata_tree import Node
from kata_written import QUALIFIERS, Unreadable, Words

BINARY = [{"||"}, {"&&"}, {"|"}, {"^"}, {"&"}, {"==", "!="}, {"<", ">", "<=", ">="}, {"<<", ">>"}, {"+", "-"}, {"*", "/", "%"}]
ASSIGNING = {"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="}


class ExpressionParser(Words):
    """Reads expressions into nodes."""

    def block(self):
        """Reads code in braces; the reader of statements does."""
        raise NotImplementedError

    def initial(self):
        if self.word == "{":
            return self.listed("{", "}")
        return self.assignment()

    def expression(self):
        node = self.assignment()
        while self.accept(","):
            node = Node("many", node.start, self.end, parts=[node, self.assignment()])
            node.end = self.end
        return node

    def assignment(self):
        left = self.ternary()
        operator = self.shifted()
        if operator in ASSIGNING:
            for _ in range(2 if len(operator) == 3 else 1):
                self.next()
            right = self.initial()
            return Node("set", left.start, self.end, target=left, value=right, operator=operator)
        return left

    def shifted(self):
        """Returns the operator here; a shift is two marks, as closing brackets of types are."""
        if self.word in ("<", ">") and self.peek(1) in (self.word, self.word + "=") and self.tokens[self.index + 1].start == self.tokens[self.index].end:
            return self.word + self.peek(1)
        return self.word

    def ternary(self):
        test = self.binary(0)
        if not self.accept("?"):
            return test
        first = None if self.word == ":" else self.expression()
        self.expect(":")
        second = self.assignment()
        return Node("choice", test.start, self.end, test=test, first=first, second=second)

    def binary(self, level):
        if level == len(BINARY):
            return self.unary()
        left = self.binary(level + 1)
        while self.kind == "mark" and (operator := self.shifted()) in BINARY[level]:
            for _ in range(2 if operator in ("<<", ">>") else 1):
                self.next()
            right = self.binary(level + 1)
            left = Node("binary", left.start, self.end, operator=operator, left=left, right=right)
        return left

    def unary(self):
        start, word = self.start, self.word
        if word in ("!", "-", "+", "~", "*", "&", "++", "--") and self.kind == "mark":
            self.next()
            value = self.unary()
            return Node("unary", start, self.end, operator=word, value=value)
        if word == "sizeof":
            self.next()
            if self.word == "(":
                self.skip_brackets("(", ")")
            else:
                self.unary()
            return Node("number", start, self.end)
        if word == "(" and (cast := self.cast(start)):
            return cast
        return self.postfix(self.primary())

    def cast(self, start):
        """Reads a cast; nothing where the brackets hold a value."""
        inner = self.tokens[self.index + 1]
        if inner.kind != "word" or not (self.known.is_type(inner.text) or inner.text in QUALIFIERS):
            return None
        kept = self.index
        self.next()
        try:
            variable = self.declared()
        except Unreadable:
            self.index = kept
            return None
        if variable.name or not self.accept(")"):
            self.index = kept
            return None
        if self.word == "{":
            return self.postfix(Node("cast", start, self.end, type=variable.type, value=self.listed("{", "}")))
        value = self.unary()
        return Node("cast", start, self.end, type=variable.type, value=value)

    def postfix(self, node):
        while True:
            word = self.word
            if self.kind != "mark":
                return node
            if word in (".", "->"):
                self.next()
                name = self.next()
                node = Node("member", node.start, self.end, base=node, name=name, is_direct=word == "->")
            elif word == "[":
                self.next()
                key = self.expression()
                self.expect("]")
                node = Node("item", node.start, self.end, base=node, key=key)
            elif word == "(":
                node = Node("call", node.start, None, function=node, arguments=self.arguments())
                node.end = self.end
            elif word in ("++", "--"):
                self.next()
                node = Node("unary", node.start, self.end, operator=word, value=node)
            else:
                return node

    def arguments(self):
        self.expect("(")
        found = []
        while not self.accept(")"):
            if self.kind == "end":
                raise Unreadable(f"{self.text.file}: ')' is missing")
            kept = self.index
            if self.kind == "word" and self.known.is_type(self.word):
                # A type as an argument of a macro, as in va_arg.
                try:
                    variable = self.declared()
                    if not variable.name and self.word in (",", ")"):
                        self.accept(",")
                        continue
                except Unreadable:
                    pass
                self.index = kept
            found.append(self.initial())
            if not self.accept(","):
                self.expect(")")
                break
        return found

    def is_index(self):
        """Tells whether a bracket in a list says where the next value goes, `[1] = x`, and is no message."""
        depth, index = 0, self.index
        while index < len(self.tokens):
            depth += {"[": 1, "@[": 1, "]": -1}.get(self.tokens[index].text, 0)
            index += 1
            if depth == 0:
                return index < len(self.tokens) and self.tokens[index].text in ("=", "[", ".")
        return False

    def listed(self, opening, closing):
        start = self.start
        self.expect(opening)
        parts = []
        while not self.accept(closing):
            if self.kind == "end":
                raise Unreadable(f"{self.text.file}: '{closing}' is missing")
            if opening == "{" and (self.word == "." or self.word == "[" and self.is_index()):
                while self.word not in ("=", "}", ""):
                    self.next()
                self.next()
                continue
            parts.append(self.initial())
            if not self.accept(","):
                self.expect(closing)
                break
        return Node("list", start, self.end, parts=parts)

    def primary(self):
        start, kind, word = self.start, self.kind, self.word
        if kind == "text":
            while self.kind == "text":
                self.next()
            return Node("text", start, self.end)
        if kind in ("number", "char"):
            self.next()
            return Node("number", start, self.end)
        if word == "[":
            return self.message()
        if word == "^":
            return self.closure()
        if word == "(":
            self.next()
            if self.word == "{":
                node = Node("statements", start, self.end, body=self.block())
            else:
                node = self.expression()
            self.expect(")")
            return node
        if word == "@[":
            return self.listed("@[", "]")
        if word == "@{":
            return self.pairs()
        if word == "@(":
            self.next()
            value = self.expression()
            self.expect(")")
            return Node("box", start, self.end, value=value)
        if kind == "word":
            return self.name(start, self.next())
        raise Unreadable("%s:%d:%d: '%s' is not expected" % (self.text.file, *self.text.place(start, start + 1)[:2], word))

    def name(self, start, word):
        if word in ("@selector", "@protocol", "@encode") and self.word == "(":
            first = self.index + 1
            self.skip_brackets("(", ")")
            name = "".join(token.text for token in self.tokens[first:self.index - 1])
            return Node(word[1:], start, self.end, name=name)
        if word[0] == "@":
            return Node("number" if word in ("@YES", "@NO") else "name", start, self.end, name=word)
        return Node("name", start, self.end, name=word)

    def pairs(self):
        start, keys, values = self.start, [], []
        self.expect("@{")
        while not self.accept("}"):
            keys.append(self.assignment())
            self.expect(":")
            values.append(self.assignment())
            if not self.accept(","):
                self.expect("}")
                break
        return Node("pairs", start, self.end, keys=keys, values=values)

    def message(self):
        start = self.start
        self.expect("[")
        receiver = self.expression()
        selector, arguments = "", []
        while not self.accept("]"):
            if self.kind == "word":
                selector += self.next()
                if self.word == "]":
                    continue
            self.expect(":")
            selector += ":"
            arguments.append(self.assignment())
            while self.accept(","):
                arguments.append(self.assignment())
        if not selector:
            raise Unreadable(f"{self.text.file}: a message without a name")
        return Node("message", start, self.end, receiver=receiver, selector=selector, arguments=arguments)

    def closure(self):
        start = self.start
        self.expect("^")
        gives = None
        if self.word not in ("(", "{"):
            gives = self.declared().type
        parameters = self.parameters() if self.word == "(" else []
        body = self.block()
        return Node("closure", start, self.end, parameters=parameters, gives=gives, body=body)
