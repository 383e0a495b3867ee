class Stock3:
    def buy(self):
        print("股票3买入")

    def sell(self):
        print("股票3卖出")
