from enum import Enum


class OrderType(Enum):
    MUTTON = 1
    CHICKEN = 2
    DUCK = 3


class Order:
    def __init__(self, text, type):
        self.text = text
        self.type = type


class Customer:
    def push_order(self, text, type):
        return Order(text, type)


class Waiter:
    WORDS = {OrderType.MUTTON: ("烤羊", "羊肉"), OrderType.CHICKEN: ("烤鸡", "鸡肉"), OrderType.DUCK: ("烤鸭", "鸭肉")}

    def __init__(self):
        self.orders = []

    def add_order(self, order):
        print("添加Order")
        self.orders.append(order)

    def delete_order(self, order):
        print("取消Order")
        self.orders = [o for o in self.orders if o is not order]

    def notify_order(self):
        print("====开始执行Order===")
        for order in self.orders:
            title, meat = self.WORDS[order.type]
            print(title)
            print(f"厨师烤{meat}:{order.text}")
