# Command: Order. ConcreteCommand: MuttonOrder, ChickenOrder, DuckOrder. Invoker: Waiter. Receiver: Worker.
# Client: Customer. The waiter keeps orders without knowing what they do; an order knows who does it.

from enum import Enum


class OrderType(Enum):
    MUTTON = 1
    CHICKEN = 2
    DUCK = 3


class Worker:
    """The cook."""

    def roast_mutton(self, text):
        print(f"厨师烤羊肉:{text}")

    def roast_chicken(self, text):
        print(f"厨师烤鸡肉:{text}")

    def roast_duck(self, text):
        print(f"厨师烤鸭肉:{text}")


class Order:
    """A request as an object: it can be kept, taken back, and carried out later."""

    def __init__(self, text, worker):
        self.text = text
        self._worker = worker

    def execute(self):
        raise NotImplementedError


class MuttonOrder(Order):
    def execute(self):
        print("烤羊")
        self._worker.roast_mutton(self.text)


class ChickenOrder(Order):
    def execute(self):
        print("烤鸡")
        self._worker.roast_chicken(self.text)


class DuckOrder(Order):
    def execute(self):
        print("烤鸭")
        self._worker.roast_duck(self.text)


class Customer:
    """Writes what is wanted into an order."""

    _worker = Worker()
    _orders = {OrderType.MUTTON: MuttonOrder, OrderType.CHICKEN: ChickenOrder, OrderType.DUCK: DuckOrder}

    def push_order(self, text, type):
        return self._orders[type](text, self._worker)


class Waiter:
    """Collects orders, and sends them all to the kitchen at once."""

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
