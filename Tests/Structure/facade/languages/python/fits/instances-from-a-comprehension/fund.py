class Stock:
    def __init__(self, number):
        self._number = number

    def buy(self):
        print(f"股票{self._number}买入")

    def sell(self):
        print(f"股票{self._number}卖出")


class TechStock(Stock):
    def __init__(self):
        super().__init__(1)


class OilStock(Stock):
    def __init__(self):
        super().__init__(2)


class FoodStock(Stock):
    def __init__(self):
        super().__init__(3)


class Fund:
    def __init__(self):
        self._stocks = [kind() for kind in (TechStock, OilStock, FoodStock)]

    def buy(self):
        for stock in self._stocks:
            stock.buy()

    def sell(self):
        for stock in self._stocks:
            stock.sell()
