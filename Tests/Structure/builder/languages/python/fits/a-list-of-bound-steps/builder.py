from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field


@dataclass
class Person:
    parts: list[str] = field(default_factory=list)

    def add(self, part: str) -> None:
        print(f"建造{part}")
        self.parts.append(part)


class PersonBuilder(ABC):
    def __init__(self) -> None:
        self._person = Person()

    @abstractmethod
    def part(self, name: str) -> str: ...

    def build_head(self) -> None:
        self._person.add(self.part("头部"))

    def build_body(self) -> None:
        self._person.add(self.part("身体"))

    def build_arms(self) -> None:
        for side in "左", "右":
            self._person.add(self.part(side + "手"))

    def build_legs(self) -> None:
        for side in "左", "右":
            self._person.add(self.part(side + "脚"))

    def result(self) -> Person:
        done, self._person = self._person, Person()
        return done


class FatPersonBuilder(PersonBuilder):
    def part(self, name: str) -> str:
        return "胖子的" + name


class ThinPersonBuilder(PersonBuilder):
    def part(self, name: str) -> str:
        return "瘦子的" + name


class PersonDirector:
    def __init__(self, builder: PersonBuilder) -> None:
        self.steps = [builder.build_head, builder.build_body, builder.build_arms, builder.build_legs]

    def build(self) -> None:
        for step in self.steps:
            step()
