from enum import Enum


class CashType(Enum):
    NORMAL = 1
    REBATE = 2
    RETURN = 3


class Normal:
    def pay(self, money):
        return money


class Rebate:
    def pay(self, money):
        return money * 0.8


class Return:
    def pay(self, money):
        return money - 5


class CashContext:
    STRATEGIES = {CashType.NORMAL: Normal, CashType.REBATE: Rebate, CashType.RETURN: Return}
    FACTORS = {CashType.REBATE: 0.8}

    def __init__(self, type):
        self.strategy = self.STRATEGIES[type]()
        self.factor = self.FACTORS.get(type, 1)
        self.back = 5 if type is CashType.RETURN else 0

    def result(self, money):
        self.strategy.pay(money)
        return money * self.factor - self.back
