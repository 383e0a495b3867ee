class Stock:
    def __init__(self, name):
        self.name = name

    def deal(self, verb):
        print(f"{self.name}{verb}")


class Exchange:
    def buy(self, stock):
        stock.deal("买入")

    def sell(self, stock):
        stock.deal("卖出")


class Fund:
    def __init__(self):
        self._exchange = Exchange()
        self._portfolio = [Stock(f"股票{n}") for n in range(1, 4)]

    def buy(self):
        for stock in self._portfolio:
            self._exchange.buy(stock)

    def sell(self):
        for stock in self._portfolio:
            self._exchange.sell(stock)
