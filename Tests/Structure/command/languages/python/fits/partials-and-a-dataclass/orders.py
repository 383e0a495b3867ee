from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Callable


class OrderType(Enum):
    MUTTON = 0
    CHICKEN = 1
    DUCK = 2


class Cook:
    def mutton(self, text):
        print("烤羊")
        print(f"厨师烤羊肉:{text}")

    def chicken(self, text):
        print("烤鸡")
        print(f"厨师烤鸡肉:{text}")

    def duck(self, text):
        print("烤鸭")
        print(f"厨师烤鸭肉:{text}")


@dataclass(eq=False)
class Order:
    action: Callable[[], None]

    def execute(self) -> None:
        self.action()


class Customer:
    def __init__(self):
        cook = Cook()
        self._menu = {
            OrderType.MUTTON: cook.mutton,
            OrderType.CHICKEN: cook.chicken,
            OrderType.DUCK: cook.duck,
        }

    def push_order(self, text, type):
        return Order(partial(self._menu[type], text))


class Waiter:
    def __init__(self):
        self.orders: list[Order] = []

    def add_order(self, order):
        print("添加Order")
        self.orders.append(order)

    def delete_order(self, order):
        print("取消Order")
        self.orders = [o for o in self.orders if o is not order]

    def notify_order(self):
        print("====开始执行Order===")
        for order in self.orders:
            order.execute()
