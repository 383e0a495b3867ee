class Stock:
    def __init__(self, number):
        self.number = number


class Fund:
    def __init__(self):
        self.stocks = [Stock(n) for n in (1, 2, 3)]

    def _trade(self, word):
        for stock in self.stocks:
            print(f"股票{stock.number}{word}")

    def buy(self):
        self._trade("买入")

    def sell(self):
        self._trade("卖出")
