from abc import ABC, abstractmethod
from typing import Optional


class Component(ABC):
    @abstractmethod
    def show(self) -> None:
        raise NotImplementedError


class Person(Component):
    def __init__(self, name: str) -> None:
        self._name = name

    def show(self) -> None:
        print("装扮的" + self._name)


class Finery(Component):
    label = ""

    def __init__(self) -> None:
        self._wrapped: Optional[Component] = None

    def decorate(self, component: Component) -> None:
        self._wrapped = component

    def show(self) -> None:
        print(self.label)
        if self._wrapped is not None:
            self._wrapped.show()


class TShirt(Finery):
    label = "大T恤"


class BigTrouser(Finery):
    label = "垮裤"


class Sneakers(Finery):
    label = "破球鞋"


class LeatherShoes(Finery):
    label = "皮鞋"


class Tie(Finery):
    label = "领带"


class Suit(Finery):
    label = "西装"
