from __future__ import annotations


class Person:
    def __init__(self, name):
        self._name = name

    def show(self):
        print("装扮的" + self._name)


class Finery:
    def __init__(self):
        self._wearer = None

    def decorate(self, component):
        self._wearer = component

    def show(self):
        print(self.words)
        if self._wearer is not None:
            self._wearer.show()


def garment(name, words):
    return type(name, (Finery,), {"words": words})


TShirt = garment("TShirt", "大T恤")
BigTrouser = garment("BigTrouser", "垮裤")
Sneakers = garment("Sneakers", "破球鞋")
LeatherShoes = garment("LeatherShoes", "皮鞋")
Tie = garment("Tie", "领带")
Suit = garment("Suit", "西装")
