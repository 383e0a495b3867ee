from functools import cached_property
from typing import Protocol


class SchoolGirl:
    def __init__(self, name: str) -> None:
        self.name = name


class GiftGiving(Protocol):
    def give_flowers(self) -> None: ...
    def give_dolls(self) -> None: ...
    def give_chocolate(self) -> None: ...


class Pursuit:
    def __init__(self, girl: SchoolGirl) -> None:
        self.girl = girl

    def _give(self, what: str) -> None:
        print(f"送你{what}{self.girl.name}")

    def give_flowers(self) -> None:
        self._give("玫瑰花")

    def give_dolls(self) -> None:
        self._give("洋娃娃")

    def give_chocolate(self) -> None:
        self._give("巧克力")


class GiftProxy:
    def __init__(self, girl: SchoolGirl) -> None:
        self._girl = girl

    @cached_property
    def _real(self) -> GiftGiving:
        return Pursuit(self._girl)

    def give_flowers(self) -> None:
        self._real.give_flowers()

    def give_dolls(self) -> None:
        self._real.give_dolls()

    def give_chocolate(self) -> None:
        self._real.give_chocolate()
