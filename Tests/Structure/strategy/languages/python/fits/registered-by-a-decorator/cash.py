from enum import Enum


class CashType(Enum):
    NORMAL = "normal"
    REBATE = "rebate"
    RETURN = "return"


_registry = {}


def charges(kind):
    def register(cls):
        _registry[kind] = cls
        return cls
    return register


@charges(CashType.NORMAL)
class Normal:
    def accept(self, money):
        return money


@charges(CashType.REBATE)
class Rebate:
    factor = 0.8

    def accept(self, money):
        return money * self.factor


@charges(CashType.RETURN)
class Return:
    amount = 5

    def accept(self, money):
        return money - self.amount


class CashContext:
    def __init__(self, type):
        self.strategy = _registry[type]()

    def result(self, money):
        return self.strategy.accept(money)
