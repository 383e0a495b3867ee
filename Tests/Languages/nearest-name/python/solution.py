class Waiter:
    def __init__(self):
        self.orders = []

    def take(self, order):
        self.orders.append(order)
