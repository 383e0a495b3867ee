class Waiter:
    def __init__(self, name):
        self.name = name

    def take(self, order):
        print(order)

    def rest(self):
        print("zzz")
