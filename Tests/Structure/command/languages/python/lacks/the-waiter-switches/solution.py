from enum import Enum


class OrderType(Enum):
    MUTTON = "羊"
    CHICKEN = "鸡"
    DUCK = "鸭"


class Order:
    def __init__(self, text, type):
        self.text = text
        self.type = type


class Customer:
    def push_order(self, text, type):
        return Order(text, type)



class Waiter:
    def __init__(self):
        self._orders = []

    @property
    def orders(self):
        return list(self._orders)

    def add_order(self, order):
        print("添加Order")
        self._orders.append(order)

    def delete_order(self, order):
        print("取消Order")
        self._orders = [known for known in self._orders if known is not order]

    def notify_order(self):
        print("====开始执行Order===")
        for order in self._orders:
            match order.type:
                case OrderType.MUTTON:
                    meat = "羊"
                case OrderType.CHICKEN:
                    meat = "鸡"
                case _:
                    meat = "鸭"
            print(f"烤{meat}")
            print(f"厨师烤{meat}肉:{order.text}")
