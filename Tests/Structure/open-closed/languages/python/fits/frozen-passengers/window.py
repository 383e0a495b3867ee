from abc import ABC, abstractmethod
from dataclasses import dataclass


@dataclass(frozen=True)
class Passenger(ABC):
    @property
    @abstractmethod
    def title(self) -> str: ...

    @abstractmethod
    def fare(self, price: int) -> int: ...


class Adult(Passenger):
    title = "成人票"

    def fare(self, price):
        return price


class Student(Passenger):
    title = "学生票"

    def fare(self, price):
        return price // 2


class Senior(Passenger):
    title = "老人票"

    def fare(self, price):
        return price * 7 // 10


class Soldier(Passenger):
    title = "军人票"

    def fare(self, price):
        return 0


class TicketWindow:
    def __init__(self):
        self.takings = 0

    def _book(self, passenger: Passenger, price: int, word: str, sign: int) -> int:
        fare = passenger.fare(price)
        print(f"{word}{passenger.title}{fare}元")
        self.takings += sign * fare
        return fare

    def sell(self, passenger: Passenger, price: int) -> int:
        return self._book(passenger, price, "", 1)

    def refund(self, passenger: Passenger, price: int) -> int:
        return self._book(passenger, price, "退", -1)
