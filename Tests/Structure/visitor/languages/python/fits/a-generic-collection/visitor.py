from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

T = TypeVar("T")


class MoodVisitor(ABC):
    """Visitor interface: one method per concrete element."""

    mood: str = ""

    @abstractmethod
    def visit_man(self, man: Man) -> str: ...

    @abstractmethod
    def visit_woman(self, woman: Woman) -> str: ...


class Person(ABC):
    label: str = ""

    @abstractmethod
    def accept(self, visitor: MoodVisitor) -> None: ...

    def say(self, mood: str, wish: str) -> None:
        print(f"{self.label}接收到{mood}这个visitor============{wish}")


class Man(Person):
    label = "男人"

    def accept(self, visitor: MoodVisitor) -> None:
        self.say(visitor.mood, visitor.visit_man(self))


class Woman(Person):
    label = "女人"

    def accept(self, visitor: MoodVisitor) -> None:
        self.say(visitor.mood, visitor.visit_woman(self))


class Joy(MoodVisitor):
    mood = "喜"

    def visit_man(self, man: Man) -> str:
        return "我要飞"

    def visit_woman(self, woman: Woman) -> str:
        return "我要跳"


class Anger(MoodVisitor):
    mood = "怒"

    def visit_man(self, man: Man) -> str:
        return "我要叫"

    def visit_woman(self, woman: Woman) -> str:
        return "我要苦"


class Collection(Generic[T]):
    def __init__(self) -> None:
        self._items: list[T] = []

    def attach(self, element: T) -> None:
        self._items.append(element)

    def detach(self, element: T) -> None:
        self._items = [item for item in self._items if item is not element]


class ObjectStructure(Collection[Person]):
    def accept(self, visitor: MoodVisitor) -> None:
        for person in self._items:
            person.accept(visitor)
