from abc import ABC, abstractmethod
from enum import Enum


class CashType(Enum):
    NORMAL, REBATE, RETURN = range(3)


class Strategy(ABC):
    @abstractmethod
    def accept(self, money): ...


class Normal(Strategy):
    def accept(self, money): return money


class Rebate(Strategy):
    def accept(self, money): return money * 0.8


class Return(Strategy):
    def accept(self, money): return money - 5


class CashContext:
    def __init__(self, type):
        self.type = type
        self.strategy = {CashType.NORMAL: Normal(), CashType.REBATE: Rebate(), CashType.RETURN: Return()}[type]

    def result(self, money):
        self.strategy.accept(money)
        match self.type:
            case CashType.NORMAL: return money
            case CashType.REBATE: return money * 0.8
            case CashType.RETURN: return money - 5
