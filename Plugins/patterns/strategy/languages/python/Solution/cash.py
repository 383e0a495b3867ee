# Context: CashContext. Strategy: the classes whose names end in Cash. The till picks a strategy once, when it is opened;
# from then on it only asks.

from enum import Enum, auto


class CashType(Enum):
    NORMAL = auto()
    REBATE = auto()
    RETURN = auto()


class NormalCash:
    def accept(self, money):
        return money


class RebateCash:
    def __init__(self, factor):
        self.factor = factor

    def accept(self, money):
        return money * self.factor


class ReturnCash:
    def __init__(self, amount):
        self.amount = amount

    def accept(self, money):
        return money - self.amount


class CashContext:
    """A till: what is to be paid, in today's way."""

    def __init__(self, type):
        strategies = {CashType.NORMAL: NormalCash(), CashType.REBATE: RebateCash(0.8), CashType.RETURN: ReturnCash(5)}
        self._strategy = strategies[type]

    def result(self, money):
        return self._strategy.accept(money)
