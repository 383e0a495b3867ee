from __future__ import annotations

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass


class SyntaxProblem(Exception):
    pass


class Tokens:
    def __init__(self, text, pattern):
        self._tokens = [(m.group(), m.start() + 1) for m in re.finditer(pattern, text)]
        self._end = len(text) + 1
        self._at = 0

    @property
    def peek(self):
        return self._tokens[self._at][0] if self._at < len(self._tokens) else None

    def take(self, word):
        if self.peek == word:
            self._at += 1
            return True
        return False

    def advance(self):
        word = self.peek
        self._at += 1
        return word

    def problem(self, expected):
        if self.peek is None:
            return SyntaxProblem(f"{self._end}: the end is not {expected}")
        word, column = self._tokens[self._at]
        return SyntaxProblem(f"{column}: {word} is not {expected}")


class Expression(ABC):
    @abstractmethod
    def evaluate(self, facts: dict[str, bool]) -> bool: ...


@dataclass(frozen=True)
class Fact(Expression):
    name: str

    def evaluate(self, facts):
        return facts.get(self.name, False)


@dataclass(frozen=True)
class Not(Expression):
    operand: Expression

    def evaluate(self, facts):
        return not self.operand.evaluate(facts)


@dataclass(frozen=True)
class Binary(Expression):
    left: Expression
    right: Expression


class And(Binary):
    def evaluate(self, facts):
        return self.left.evaluate(facts) and self.right.evaluate(facts)


class Or(Binary):
    def evaluate(self, facts):
        return self.left.evaluate(facts) or self.right.evaluate(facts)


class Rule:
    KEYWORDS = {"and", "or", "not", "(", ")"}

    def __init__(self, text):
        tokens = Tokens(text, r"[()]|[^\s()]+")
        self._root = self._or(tokens)
        if tokens.peek is not None:
            raise tokens.problem("the end")

    def evaluate(self, facts):
        return self._root.evaluate(facts)

    def _or(self, tokens) -> Expression:
        left = self._and(tokens)
        while tokens.take("or"):
            left = Or(left, self._and(tokens))
        return left

    def _and(self, tokens) -> Expression:
        left = self._not(tokens)
        while tokens.take("and"):
            left = And(left, self._not(tokens))
        return left

    def _not(self, tokens) -> Expression:
        if tokens.take("not"):
            return Not(self._not(tokens))
        if tokens.take("("):
            inner = self._or(tokens)
            if not tokens.take(")"):
                raise tokens.problem("a closing bracket")
            return inner
        if tokens.peek is None or tokens.peek in self.KEYWORDS:
            raise tokens.problem("a fact")
        return Fact(tokens.advance())


class Phrase(ABC):
    @abstractmethod
    def sound(self) -> str: ...


class Note(Phrase):
    def __init__(self, number, beats):
        self.number = number
        self.beats = beats

    def sound(self):
        return str(self.number)


class Octave(Phrase):
    def __init__(self, name):
        self.name = name

    def sound(self):
        return self.name


class Tempo(Phrase):
    def __init__(self, beat):
        self.beat = beat

    def sound(self):
        return "快速" if self.beat < 500 else "中速" if self.beat < 1000 else "慢速"


class Score:
    def __init__(self, text):
        tokens = Tokens(text, r"\S+")
        self._phrases = []
        while tokens.peek is not None:
            self._phrases.append(self._phrase(tokens))

    def _phrase(self, tokens):
        if tokens.take("O"):
            names = {"1": "低音", "2": "中音", "3": "高音"}
            if tokens.peek not in names:
                raise tokens.problem("an octave")
            return Octave(names[tokens.advance()])
        if tokens.take("T"):
            return Tempo(self._number(tokens, "a tempo"))
        if tokens.peek not in list("PCDEFGAB"):
            raise tokens.problem("a note")
        number = "PCDEFGAB".index(tokens.advance())
        return Note(number, self._number(tokens, "a length"))

    @staticmethod
    def _number(tokens, what):
        try:
            value = float(tokens.peek)
        except (TypeError, ValueError):
            raise tokens.problem(what) from None
        if value <= 0:
            raise tokens.problem(what)
        tokens.advance()
        return value

    def play(self):
        print(" ".join(phrase.sound() for phrase in self._phrases))
