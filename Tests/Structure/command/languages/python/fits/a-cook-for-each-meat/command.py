from dataclasses import dataclass
from enum import Enum, auto


class OrderType(Enum):
    MUTTON = auto()
    CHICKEN = auto()
    DUCK = auto()


class MuttonChef:
    def roast(self, wish):
        print("烤羊")
        print("厨师烤羊肉:%s" % wish)


class ChickenChef:
    def fry(self, wish):
        print("烤鸡")
        print("厨师烤鸡肉:%s" % wish)


class DuckChef:
    def peking(self, wish):
        print("烤鸭")
        print("厨师烤鸭肉:%s" % wish)


class Order:
    def __call__(self):
        raise NotImplementedError


@dataclass(eq=False)
class RoastMutton(Order):
    wish: str
    chef: MuttonChef

    def __call__(self):
        self.chef.roast(self.wish)


@dataclass(eq=False)
class FryChicken(Order):
    wish: str
    chef: ChickenChef

    def __call__(self):
        self.chef.fry(self.wish)


@dataclass(eq=False)
class PekingDuck(Order):
    wish: str
    chef: DuckChef

    def __call__(self):
        self.chef.peking(self.wish)


class Customer:
    def push_order(self, text, type):
        match type:
            case OrderType.MUTTON:
                return RoastMutton(text, MuttonChef())
            case OrderType.CHICKEN:
                return FryChicken(text, ChickenChef())
            case OrderType.DUCK:
                return PekingDuck(text, DuckChef())


class Waiter:
    def __init__(self):
        self.orders = []

    def add_order(self, order):
        print("添加Order")
        self.orders.append(order)

    def delete_order(self, order):
        print("取消Order")
        while any(o is order for o in self.orders):
            i = next(i for i, o in enumerate(self.orders) if o is order)
            del self.orders[i]

    def notify_order(self):
        print("====开始执行Order===")
        for order in list(self.orders):
            order()
