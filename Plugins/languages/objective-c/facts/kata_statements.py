"""Reads the statements of Objective-C."""

from kata_expressions import ExpressionParser
from kata_tree import Node, Variable, Written
from kata_written import OPERATORS, QUALIFIERS, Unreadable


class StatementParser(ExpressionParser):
    """Reads code into nodes."""

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
        if read:
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
