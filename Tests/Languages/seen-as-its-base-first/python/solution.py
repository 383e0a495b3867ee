class Animal:
    def sound(self):
        raise NotImplementedError


class Dog(Animal):
    def sound(self):
        print("woof")

    def fetch(self):
        print("fetched")


class Zoo:
    def __init__(self):
        self._animals = [Dog()]

    def keep(self, animal):
        self._animals.insert(0, animal)

    def first(self):
        return self._animals[0]
