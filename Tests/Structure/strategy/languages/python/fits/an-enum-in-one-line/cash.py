from enum import Enum

CashType = Enum("CashType", "NORMAL REBATE RETURN")


class Normal:
    def accept(self, money): return money


class Rebate:
    def accept(self, money): return money * 0.8


class Return:
    def accept(self, money): return money - 5


class CashContext:
    strategies = {CashType.NORMAL: Normal, CashType.REBATE: Rebate, CashType.RETURN: Return}

    def __init__(self, type):
        self.strategy = self.strategies[type]()

    def result(self, money):
        return self.strategy.accept(money)
