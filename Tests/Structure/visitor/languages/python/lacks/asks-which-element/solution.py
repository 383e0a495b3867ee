class Person:
    def accept(self, visitor):
        visitor.visit(self)


class Man(Person):
    pass


class Woman(Person):
    pass


class Mood:
    def visit(self, person):
        if isinstance(person, Man):
            print(self.man)
        else:
            print(self.woman)


class Joy(Mood):
    man = "男人接收到喜这个visitor============我要飞"
    woman = "女人接收到喜这个visitor============我要跳"


class Anger(Mood):
    man = "男人接收到怒这个visitor============我要叫"
    woman = "女人接收到怒这个visitor============我要苦"


class ObjectStructure:
    def __init__(self):
        self.people = []

    def attach(self, element):
        self.people.append(element)

    def detach(self, element):
        self.people = [p for p in self.people if p is not element]

    def accept(self, visitor):
        for person in self.people:
            person.accept(visitor)
