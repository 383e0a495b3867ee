from __future__ import annotations
import re
from functools import cached_property
from dataclasses import dataclass
from typing import Callable, Protocol


class Node(Protocol):
    def holds(self, facts: dict[str, bool]) -> bool: ...


@dataclass(frozen=True)
class Var:
    name: str

    def holds(self, facts):
        return facts.get(self.name, False)


@dataclass(frozen=True)
class Negation:
    of: Node

    def holds(self, facts):
        return not self.of.holds(facts)


@dataclass(frozen=True)
class All:
    parts: tuple[Node, ...]

    def holds(self, facts):
        return all(p.holds(facts) for p in self.parts)


@dataclass(frozen=True)
class Any_:
    parts: tuple[Node, ...]

    def holds(self, facts):
        return any(p.holds(facts) for p in self.parts)


class Words:
    def __init__(self, text, pattern):
        self.words = [(m[0], m.start() + 1) for m in re.finditer(pattern, text)]
        self.words.append((None, len(text) + 1))

    @property
    def here(self):
        return self.words[0][0]

    def take(self):
        return self.words.pop(0)[0]

    def error(self, message):
        word, column = self.words[0]
        return SyntaxError(f"{column}: {word + ' ' if word else ''}{message}")


def disjunction(words):
    parts = [conjunction(words)]
    while words.here == "or":
        words.take()
        parts.append(conjunction(words))
    return parts[0] if len(parts) == 1 else Any_(tuple(parts))


def conjunction(words):
    parts = [factor(words)]
    while words.here == "and":
        words.take()
        parts.append(factor(words))
    return parts[0] if len(parts) == 1 else All(tuple(parts))


def factor(words):
    if words.here in (None, "and", "or", ")"):
        raise words.error("is no fact")
    word = words.take()
    if word == "not":
        return Negation(factor(words))
    if word == "(":
        inner = disjunction(words)
        if words.here != ")":
            raise words.error("where ) should be")
        words.take()
        return inner
    return Var(word)


class Rule:
    def __init__(self, text: str):
        self.text = text

    @cached_property
    def tree(self) -> Node:
        words = Words(self.text, r"[()]|[^\s()]+")
        tree = disjunction(words)
        if words.here is not None:
            raise words.error("is not expected")
        return tree

    def evaluate(self, facts: dict[str, bool]) -> bool:
        return self.tree.holds(facts)


@dataclass
class Key:
    degree: int
    def play(self): return str(self.degree)


@dataclass
class Octave:
    n: int
    def play(self): return ("低音", "中音", "高音")[self.n - 1]


@dataclass
class Speed:
    ms: float
    def play(self): return "快速" if self.ms < 500 else "中速" if self.ms < 1000 else "慢速"


class Score:
    def __init__(self, text):
        self.text = text

    def _length(self, words):
        if words.here is None or not re.fullmatch(r"\d+(\.\d+)?", words.here) or float(words.here) <= 0:
            raise words.error("is not a number above 0")
        return float(words.take())

    @cached_property
    def signs(self):
        return list(self._read())

    def _read(self):
        words = Words(self.text, r"\S+")
        while words.here is not None:
            if words.here == "O":
                words.take()
                if words.here not in ("1", "2", "3"):
                    raise words.error("is not an octave")
                yield Octave(int(words.take()))
            elif words.here == "T":
                words.take()
                yield Speed(self._length(words))
            elif len(words.here) == 1 and words.here in "PCDEFGAB":
                degree = "PCDEFGAB".index(words.take())
                self._length(words)
                yield Key(degree)
            else:
                raise words.error("is not a note")

    def play(self):
        print(*[s.play() for s in self.signs])
