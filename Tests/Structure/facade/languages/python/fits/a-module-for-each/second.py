class Stock2:
    def buy(self):
        print("股票2买入")

    def sell(self):
        print("股票2卖出")
