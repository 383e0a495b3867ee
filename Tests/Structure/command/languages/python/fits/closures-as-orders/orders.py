from enum import Enum


class OrderType(Enum):
    MUTTON = "羊"
    CHICKEN = "鸡"
    DUCK = "鸭"


class Cook:
    def roast(self, meat, text):
        print(f"厨师烤{meat}肉:{text}")


def mutton_order(cook, text):
    def execute():
        print("烤羊")
        cook.roast("羊", text)
    return execute


def chicken_order(cook, text):
    def execute():
        print("烤鸡")
        cook.roast("鸡", text)
    return execute


def duck_order(cook, text):
    def execute():
        print("烤鸭")
        cook.roast("鸭", text)
    return execute


class Customer:
    def __init__(self):
        self._cook = Cook()

    def push_order(self, text, type):
        makers = {OrderType.MUTTON: mutton_order, OrderType.CHICKEN: chicken_order, OrderType.DUCK: duck_order}
        return makers[type](self._cook, text)


class Waiter:
    def __init__(self):
        self._orders = []

    @property
    def orders(self):
        return self._orders[:]

    def add_order(self, order):
        print("添加Order")
        self._orders.append(order)

    def delete_order(self, order):
        print("取消Order")
        self._orders = [known for known in self._orders if known is not order]

    def notify_order(self):
        print("====开始执行Order===")
        for order in self._orders:
            order()
