from enum import Enum


class OrderType(Enum):
    MUTTON = 0
    CHICKEN = 1
    DUCK = 2


class Cook:
    def mutton(self, text): print("烤羊\n厨师烤羊肉:" + text)
    def chicken(self, text): print("烤鸡\n厨师烤鸡肉:" + text)
    def duck(self, text): print("烤鸭\n厨师烤鸭肉:" + text)


class Order:
    def __init__(self, cook, text):
        self.cook = cook
        self.text = text

    def execute(self):
        raise NotImplementedError


class MuttonOrder(Order):
    def execute(self): self.cook.mutton(self.text)


class ChickenOrder(Order):
    def execute(self): self.cook.chicken(self.text)


class DuckOrder(Order):
    def execute(self): self.cook.duck(self.text)


class Customer:
    def __init__(self):
        self.cook = Cook()

    def push_order(self, text, type):
        classes = [MuttonOrder, ChickenOrder, DuckOrder]
        return classes[type.value](self.cook, text)


class Waiter:
    def __init__(self):
        self.orders = []

    def add_order(self, order):
        print("添加Order")
        self.orders.append(order)

    def delete_order(self, order):
        print("取消Order")
        for i in reversed(range(len(self.orders))):
            if self.orders[i] is order:
                del self.orders[i]

    def notify_order(self):
        print("====开始执行Order===")
        for order in self.orders:
            order.execute()
