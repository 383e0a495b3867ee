from functools import singledispatchmethod


class Person:
    word = ""

    def accept(self, visitor):
        visitor.visit(self)


class Man(Person):
    word = "男人"


class Woman(Person):
    word = "女人"


class Mood:
    def say(self, person, mood, wish):
        print(f"{person.word}接收到{mood}这个visitor============{wish}")


class Joy(Mood):
    @singledispatchmethod
    def visit(self, person):
        raise TypeError(person)

    @visit.register
    def _(self, person: Man):
        self.say(person, "喜", "我要飞")

    @visit.register
    def _(self, person: Woman):
        self.say(person, "喜", "我要跳")


class Anger(Mood):
    @singledispatchmethod
    def visit(self, person):
        raise TypeError(person)

    @visit.register
    def _(self, person: Man):
        self.say(person, "怒", "我要叫")

    @visit.register
    def _(self, person: Woman):
        self.say(person, "怒", "我要苦")


class ObjectStructure:
    def __init__(self):
        self._rooms = []

    def attach(self, element):
        self._rooms.append(element)

    def detach(self, element):
        self._rooms = [r for r in self._rooms if r is not element]

    def accept(self, visitor):
        for person in self._rooms:
            person.accept(visitor)
