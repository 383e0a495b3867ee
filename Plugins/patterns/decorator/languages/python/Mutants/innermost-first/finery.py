# Mistake: the wearer is shown before the garment.

# Component: what has show(). ConcreteComponent: Person. Decorator: Finery. A decorator is a component that holds another
# one: it says its own, and then asks that one.


class Person:
    def __init__(self, name):
        self._name = name

    def show(self):
        print(f"装扮的{self._name}")


class Finery:
    """A garment, worn over one component at a time; over none it hangs in the wardrobe."""

    label = ""

    def __init__(self):
        self._component = None

    def decorate(self, component):
        self._component = component

    def show(self):
        if self._component:
            self._component.show()
        print(self.label)


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
