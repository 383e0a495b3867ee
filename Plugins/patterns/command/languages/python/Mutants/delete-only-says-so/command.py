# Mistake: an order that was taken back stays on the pad.

# Command: Order. Invoker: Waiter. Receiver: Worker. Client: Customer. The waiter keeps orders without knowing what they
# do; an order knows who does it.

from enum import Enum


class OrderType(Enum):
    MUTTON = "羊"
    CHICKEN = "鸡"
    DUCK = "鸭"


class Worker:
    """The cook."""

    def roast(self, meat, text):
        print(f"厨师烤{meat}肉:{text}")


class Order:
    """A request as an object: it can be kept, taken back, and carried out later."""

    def __init__(self, text, type, worker):
        self.text = text
        self.type = type
        self._worker = worker

    def execute(self):
        print(f"烤{self.type.value}")
        self._worker.roast(self.type.value, self.text)


class Customer:
    """Writes what is wanted into an order."""

    _worker = Worker()

    def push_order(self, text, type):
        return Order(text, type, self._worker)


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

    def notify_order(self):
        print("====开始执行Order===")
        for order in self._orders:
            order.execute()
