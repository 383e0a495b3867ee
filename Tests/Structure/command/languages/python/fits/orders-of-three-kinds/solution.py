from enum import Enum


class OrderType(Enum):
    MUTTON = "羊"
    CHICKEN = "鸡"
    DUCK = "鸭"


class Cook:
    def mutton(self, text):
        print(f"厨师烤羊肉:{text}")

    def chicken(self, text):
        print(f"厨师烤鸡肉:{text}")

    def duck(self, text):
        print(f"厨师烤鸭肉:{text}")


class Order:
    def __init__(self, text, cook):
        self.text = text
        self.cook = cook

    def execute(self):
        raise NotImplementedError


class MuttonOrder(Order):
    def execute(self):
        print("烤羊")
        self.cook.mutton(self.text)


class ChickenOrder(Order):
    def execute(self):
        print("烤鸡")
        self.cook.chicken(self.text)


class DuckOrder(Order):
    def execute(self):
        print("烤鸭")
        self.cook.duck(self.text)


class Customer:
    kinds = {OrderType.MUTTON: MuttonOrder, OrderType.CHICKEN: ChickenOrder, OrderType.DUCK: DuckOrder}

    def __init__(self):
        self.cook = Cook()

    def push_order(self, text, type):
        return self.kinds[type](text, self.cook)



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
            order.execute()
