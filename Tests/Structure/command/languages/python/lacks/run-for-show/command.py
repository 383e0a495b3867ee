from enum import Enum


class OrderType(Enum):
    MUTTON = 0
    CHICKEN = 1
    DUCK = 2


class Cook:
    def ready(self): pass


class Order:
    def __init__(self, cook, text):
        self.cook = cook
        self.text = text

    def execute(self):
        raise NotImplementedError


class MuttonOrder(Order):
    def execute(self): self.cook.ready()


class ChickenOrder(Order):
    def execute(self): self.cook.ready()


class DuckOrder(Order):
    def execute(self): self.cook.ready()


MEAT = {"MuttonOrder": "羊", "ChickenOrder": "鸡", "DuckOrder": "鸭"}


class Customer:
    def push_order(self, text, type):
        return {OrderType.MUTTON: MuttonOrder, OrderType.CHICKEN: ChickenOrder, OrderType.DUCK: DuckOrder}[type](Cook(), text)


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
            meat = MEAT[order.__class__.__name__]
            print("烤" + meat)
            print("厨师烤" + meat + "肉:" + order.text)
