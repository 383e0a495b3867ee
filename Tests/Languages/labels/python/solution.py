class Waiter:
    def take(self, order, quantity):
        print(f"{quantity} x {order}")
