class Visitor:
    def visit(self, element):
        method = getattr(self, "visit_" + type(element).__name__.lower())
        return method(element)


class Element:
    def accept(self, visitor):
        raise NotImplementedError


class Man(Element):
    def accept(self, visitor):
        visitor.visit_man(self)


class Woman(Element):
    def accept(self, visitor):
        visitor.visit_woman(self)


class Joy(Visitor):
    def visit_man(self, man):
        print("男人接收到喜这个visitor============我要飞")

    def visit_woman(self, woman):
        print("女人接收到喜这个visitor============我要跳")


class Anger(Visitor):
    def visit_man(self, man):
        print("男人接收到怒这个visitor============我要叫")

    def visit_woman(self, woman):
        print("女人接收到怒这个visitor============我要苦")


class ObjectStructure:
    def __init__(self):
        self._rooms = {}

    def attach(self, element):
        self._rooms.setdefault(len(self._rooms), []).append(element)

    def detach(self, element):
        for room in self._rooms.values():
            room[:] = [each for each in room if each is not element]

    def accept(self, visitor):
        for room in self._rooms.values():
            for element in room:
                element.accept(visitor)
