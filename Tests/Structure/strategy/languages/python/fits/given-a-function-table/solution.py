from abc import ABC, abstractmethod
from enum import Enum


class CashType(Enum):
    NORMAL = 1
    REBATE = 2
    RETURN = 3


class Discount(ABC):
    @abstractmethod
    def pay(self, money: float) -> float:
        pass


class Full(Discount):
    def pay(self, money: float) -> float:
        return money


class Percent(Discount):
    def __init__(self, share: float):
        self.share = share

    def pay(self, money: float) -> float:
        return money * self.share


class Back(Discount):
    def pay(self, money: float) -> float:
        return money - 5


def discount_for(type: CashType) -> Discount:
    if type is CashType.REBATE:
        return Percent(0.8)
    return Back() if type is CashType.RETURN else Full()


class CashContext:
    def __init__(self, type: CashType):
        self._discount = discount_for(type)

    def result(self, money: float) -> float:
        return self._discount.pay(money)
