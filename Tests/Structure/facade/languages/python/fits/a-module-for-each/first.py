class Stock1:
    def buy(self):
        print("股票1买入")

    def sell(self):
        print("股票1卖出")
