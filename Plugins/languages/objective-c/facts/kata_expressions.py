"""Reads the statements and expressions of Objective-C."""

from kata_tree import Node, Parameter, Variable, Written
from kata_written import OPERATORS, QUALIFIERS, Unreadable, Words

BINARY = [{"||"}, {"&&"}, {"|"}, {"^"}, {"&"}, {"==", "!="}, {"<", ">", "<=", ">="}, {"<<", ">>"}, {"+", "-"}, {"*", "/", "%"}]
ASSIGNING = {"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="}


class ExpressionParser(Words):
    """Reads code into nodes."""

    # Statements

    def block(self):
        start = self.start
        self.expect("{")
        body = []
        while not self.accept("}"):
            if self.kind == "end":
                raise Unreadable(f"{self.text.file}: '}}' is missing")
            body.append(self.statement())
        return Node("block", start, self.end, body=body)

    def statement(self):
        start, word = self.start, self.word
        read = getattr(self, "read_" + word.strip("@"), None) if self.kind == "word" else None
        if read and word not in ("block",):
            self.next()
            node = read(start)
        elif word == "{":
            node = self.block()
        elif self.accept(";"):
            node = Node("block", start, body=[])
        elif self.kind == "word" and self.peek(1) == ":" and self.peek(2) != ":":
            self.next()
            self.next()
            node = Node("block", start, body=[])
        elif self.declares():
            node = self.local(start)
        else:
            node = Node("run", start, value=self.expression())
            self.accept(";")
        node.end = self.end
        return node

    def declares(self):
        """Tells whether a declaration begins here, and not an expression."""
        if self.kind != "word" or self.word[0] == "@":
            return False
        if self.word in QUALIFIERS or self.word in OPERATORS or self.word == "typedef":
            return True
        following = self.tokens[self.index + 1]
        if following.kind == "word" and following.text[0] != "@":
            return True
        if not self.known.is_type(self.word) and following.text != "*":
            return False
        if following.text == "*":
            index = self.index + 1
            while self.tokens[index].text == "*" or self.tokens[index].text in QUALIFIERS:
                index += 1
            return self.tokens[index].kind == "word" and (self.known.is_type(self.word) or self.tokens[index + 1].text in ("=", ";", ","))
        return following.text == "<" or following.text == "(" and self.peek(2) in ("^", "*") and self.known.is_type(self.word)

    def local(self, start):
        if self.accept("typedef"):
            variable = self.declared()
            self.known.aliases[variable.name] = variable.type
            self.accept(";")
            return Node("block", start, body=[])
        base, words = self.specified()
        variables = []
        while True:
            variable = self.declarator(base, words)
            if self.accept("="):
                variable.value = self.initial()
            variables.append(variable)
            if not self.accept(","):
                break
        self.accept(";")
        return Node("local", start, variables=variables)

    def initial(self):
        if self.word == "{":
            return self.listed("{", "}")
        return self.assignment()

    def condition(self):
        self.expect("(")
        value = self.expression()
        self.expect(")")
        return value

    def read_if(self, start):
        test = self.condition()
        body = self.statement()
        other = self.statement() if self.accept("else") else None
        return Node("if", start, test=test, body=body, other=other)

    def read_while(self, start):
        test = self.condition()
        return Node("while", start, test=test, body=self.statement())

    def read_do(self, start):
        body = self.statement()
        self.expect("while")
        test = self.condition()
        self.accept(";")
        return Node("while", start, test=test, body=body)

    def read_for(self, start):
        self.expect("(")
        first = None
        if self.declares():
            base, words = self.specified()
            variable = self.declarator(base, words)
            if self.accept("in"):
                return self.each(start, variable)
            variables = [variable]
            while True:
                if self.accept("="):
                    variable.value = self.initial()
                if not self.accept(","):
                    break
                variable = self.declarator(base, words)
                variables.append(variable)
            first = Node("local", start, variables=variables)
        elif self.word != ";":
            first = Node("run", self.start, value=self.expression())
            if self.accept("in"):
                return self.each(start, Variable(Written("id"), first.value.name if first.value.kind == "name" else "", first.start))
        self.expect(";")
        test = self.expression() if self.word != ";" else None
        self.expect(";")
        step = self.expression() if self.word != ")" else None
        self.expect(")")
        return Node("loop", start, first=first, test=test, step=step, body=self.statement())

    def each(self, start, variable):
        sequence = self.expression()
        self.expect(")")
        return Node("each", start, variable=variable, sequence=sequence, body=self.statement())

    def read_switch(self, start):
        subject = self.condition()
        return Node("switch", start, subject=subject, body=self.statement())

    def read_case(self, start):
        value = self.ternary()
        if self.accept("..."):
            self.ternary()
        self.expect(":")
        return Node("case", start, value=value)

    def read_default(self, start):
        self.expect(":")
        return Node("case", start, value=None)

    def read_return(self, start):
        value = self.expression() if self.word != ";" else None
        self.accept(";")
        return Node("return", start, value=value)

    def jump(self, start):
        self.skip_to(";")
        return Node("block", start, body=[])

    read_break = read_continue = read_goto = jump

    def read_throw(self, start):
        value = self.expression() if self.word != ";" else None
        self.accept(";")
        return Node("throw", start, value=value)

    def read_try(self, start):
        body, handlers = self.block(), []
        while self.word in ("@catch", "@finally"):
            variable = None
            if self.next() == "@catch" and self.accept("("):
                variable = self.declared() if not self.accept("...") else None
                self.expect(")")
            handlers.append((variable, self.block()))
        return Node("try", start, body=body, handlers=handlers)

    def read_autoreleasepool(self, start):
        return self.block()

    def read_synchronized(self, start):
        value = self.condition()
        return Node("block", start, body=[Node("run", start, value=value), self.block()])

    # Expressions

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
