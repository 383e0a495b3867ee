from enum import Enum


class OrderType(Enum):
    MUTTON = 0
    CHICKEN = 1
    DUCK = 2


class Cook:
    def __init__(self, meat): self.meat = meat

    def execute(self, text):
        print("烤" + self.meat)
        print(f"厨师烤{self.meat}肉:{text}")


class Order:
    def __init__(self, cook, text):
        self.cook = cook
        self.text = text


class MuttonOrder(Order):
    def __init__(self, text): super().__init__(Cook("羊"), text)
    def execute(self): self.cook.execute(self.text)


class ChickenOrder(Order):
    def __init__(self, text): super().__init__(Cook("鸡"), text)
    def execute(self): self.cook.execute(self.text)


class DuckOrder(Order):
    def __init__(self, text): super().__init__(Cook("鸭"), text)
    def execute(self): self.cook.execute(self.text)


class Customer:
    def push_order(self, text, type):
        return (MuttonOrder, ChickenOrder, DuckOrder)[type.value](text)


class Waiter:
    def __init__(self):
        self.orders = []

    def add_order(self, order):
        self.orders.append(order)
        print("添加Order")

    def delete_order(self, order):
        self.orders = [o for o in self.orders if o is not order]
        print("取消Order")

    def notify_order(self):
        print("====开始执行Order===")
        for order in self.orders:
            order.execute()
