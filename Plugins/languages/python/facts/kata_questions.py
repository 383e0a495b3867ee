"""Reads which questions code asks: what a value is, and which of some constants it equals."""

import ast

from kata_types import flat, foreign
from kata_value import Value


class Questions:
    """What a reader of code notes of the questions that it asks."""

    def match(self, node):
        subject, constants = self.expression(node.subject), 0
        for case in node.cases:
            constants += self.pattern(case.pattern, subject)
            if case.guard:
                self.expression(case.guard)
            self.statements(case.body, True)
        if constants:
            self.ask(subject, "switch", constants, node.subject)

    def pattern(self, pattern, subject):
        match pattern:
            case ast.MatchClass(cls=cls):
                self.ask_type(subject, "is", cls, pattern)
            case ast.MatchValue() | ast.MatchSingleton(): return 1
            case ast.MatchOr(patterns=patterns): return sum(self.pattern(p, subject) for p in patterns)
            case ast.MatchAs(pattern=inner, name=name):
                count = self.pattern(inner, subject) if inner else 0
                if name:
                    self.bind(name, subject.but(via="local"))
                return count
        return 0

    def ask(self, value, how, count, node):
        if value.asked is not None:
            self.add("ask", node, how="type", on=self.addressed(value.asked), via=value.asked.via, name=value.asked.name, count=1)
        elif value.receiver is not None or value.type.names:
            on, member = value.receiver or ((), "")
            self.add("ask", node, how=how, on=list(on), member=member, via=value.via, name=value.name, types=self.addressed(value), count=count)

    def look_up(self, table, key, node):
        """Notes the question that a table answers whose keys are types, `FARES[type(passenger)]`, or constants that are written out."""
        if key.asked is not None:
            self.ask(key, "type", 1, node)
        elif key.receiver is not None and key.receiver[1] and (rows := self.solution.tables.count(table)) > 1:
            types = flat(key.type) | flat(table.type) | flat(table.type.element and table.type.element.gives)
            self.add("ask", node, how="key", on=list(key.receiver[0]), member=key.receiver[1], via=key.via, name=key.name,
                     types=self.solution.addressed(types, False), count=rows)

    def ask_part(self, value, words, node):
        """Notes that a text is told apart by a part of it: `passenger.title.startswith("学生")`."""
        if words and words[0].literal and value.receiver is not None:
            self.ask(value, "compare", 1, node)

    def ask_type(self, value, how, classes, node):
        parts = classes.elts if isinstance(classes, ast.Tuple) else [classes]
        wanted = sorted({n for part in parts for n in self.expression(part).type.metas})
        if wanted:
            self.add("ask", node, how=how, on=self.addressed(value), types=wanted, via=value.via, name=value.name, count=1)

    def compare(self, node):
        left = self.expression(node.left)
        for operator, comparator in zip(node.ops, node.comparators):
            if isinstance(operator, (ast.In, ast.NotIn)) and isinstance(comparator, (ast.Tuple, ast.List, ast.Set)):
                values = [self.expression(element) for element in comparator.elts]
                if values and all(v.literal for v in values):
                    self.ask(left, "compare", len(values), node)
                continue
            right = self.expression(comparator)
            if isinstance(operator, (ast.In, ast.NotIn)) and left.literal and not right.type.many and not right.type.names:
                self.ask_part(right, [left], node)
            if not isinstance(operator, (ast.Eq, ast.NotEq, ast.Is, ast.IsNot)):
                continue
            asked = left if left.asked is not None else right if right.asked is not None else None
            if asked is not None:
                other, node_other = (right, comparator) if asked is left else (left, node.left)
                if other.type.metas:
                    self.ask_type(asked.asked, "is", node_other, node)
                elif other.asked is None:
                    self.ask(asked, "type", 1, node)
            elif right.literal != left.literal:
                self.ask(left if right.literal else right, "compare", 1, node)
        return Value(foreign("bool"))
