from enum import Enum


class OrderKind(Enum):
    MUTTON = 1
    ROAST_DUCK = 2


class Waiter:
    def __init__(self, name):
        self._name = name
        self.open_orders = []

    def push_order(self, words, kind_):
        print(self._name, words)
        self.open_orders.append(words)
        return kind_ is OrderKind.ROAST_DUCK
