import first
import second
from third import Stock3 as Third


class Fund:
    def __init__(self):
        self._parts = (first.Stock1(), second.Stock2(), Third())

    def buy(self):
        one, two, three = self._parts
        one.buy()
        two.buy()
        three.buy()

    def sell(self):
        for part in self._parts:
            part.sell()
