from __future__ import annotations

from typing import NamedTuple, Optional


class Powers(NamedTuple):
    vitality: int
    attack: int
    defense: int


class Memento:
    __slots__ = ("__powers",)

    def __init__(self, powers: Powers) -> None:
        self.__powers = powers

    def _open(self) -> Powers:
        return self.__powers


class Game:
    def __init__(self) -> None:
        self._powers = Powers(100, 100, 100)

    @property
    def vitality(self) -> int:
        return self._powers.vitality

    @property
    def attack(self) -> int:
        return self._powers.attack

    @property
    def defense(self) -> int:
        return self._powers.defense

    def play(self, boss: str) -> None:
        print(f"大战{boss}")
        v, a, d = self._powers
        self._powers = Powers(max(0, v - 40), max(0, a - 30), max(0, d - 20))

    def save(self) -> Memento:
        return Memento(self._powers)

    def restore(self, memento: Memento) -> None:
        self._powers = memento._open()

    def show(self) -> None:
        print("角色当前状态:")
        print(f"体力:{self.vitality}")
        print(f"攻击力:{self.attack}")
        print(f"防御力:{self.defense}")


class Caretaker:
    def __init__(self) -> None:
        self._shelf: list[Memento] = []

    def keep(self, memento: Memento) -> None:
        self._shelf.append(memento)

    def last(self) -> Optional[Memento]:
        return self._shelf[-1] if self._shelf else None
