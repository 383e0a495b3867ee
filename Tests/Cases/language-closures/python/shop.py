from dataclasses import dataclass
from enum import Enum
from typing import Callable


class Kind(Enum):
    PLAIN = "plain"
    GIFT = "gift"


@dataclass(eq=False)
class Order:
    text: str
    kind: Kind


class Shop:
    def __init__(self, discount: Callable[[float], float]):
        self._discount = discount
        self._handlers = []
        self._taken = []

    @property
    def count(self):
        return len(self._taken)

    def on_order(self, handler):
        self._handlers.append(handler)

    def take(self, order):
        self._taken.append(order)
        for handler in self._handlers:
            handler(order)
        print(f"taken: {order.text}")

    def price(self, amount):
        return self._discount(amount)

    def orders(self, is_meant):
        return list(filter(is_meant, self._taken))
