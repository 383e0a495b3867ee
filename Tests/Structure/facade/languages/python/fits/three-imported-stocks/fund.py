class Stock1:
    def buy(self):
        print("股票1买入")

    def sell(self):
        print("股票1卖出")


class Stock2:
    def buy(self):
        print("股票2买入")

    def sell(self):
        print("股票2卖出")


class Stock3:
    def buy(self):
        print("股票3买入")

    def sell(self):
        print("股票3卖出")


class Fund:
    def __init__(self, *stocks):
        self._stocks = stocks or (Stock1(), Stock2(), Stock3())

    def buy(self):
        for stock in self._stocks:
            stock.buy()

    def sell(self):
        for stock in self._stocks:
            stock.sell()
