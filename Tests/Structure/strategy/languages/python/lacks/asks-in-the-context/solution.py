from enum import Enum


class CashType(Enum):
    NORMAL = 1
    REBATE = 2
    RETURN = 3


class CashContext:
    def __init__(self, type):
        self.type = type

    def result(self, money):
        if self.type == CashType.REBATE:
            return money * 0.8
        if self.type == CashType.RETURN:
            return money - 5
        return money
