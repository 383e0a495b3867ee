from enum import Enum


class CashType(Enum):
    NORMAL = 1
    REBATE = 2
    RETURN = 3


def full(money):
    return money


def eight_tenths(money):
    return money * 0.8


def five_back(money):
    return money - 5


class CashContext:
    def __init__(self, type):
        ways = {CashType.NORMAL: full, CashType.REBATE: eight_tenths, CashType.RETURN: five_back}
        self.way = ways[type]

    def result(self, money):
        return self.way(money)
