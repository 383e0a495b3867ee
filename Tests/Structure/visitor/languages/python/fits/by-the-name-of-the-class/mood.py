class Element:
    def accept(self, visitor):
        visitor.visit(self)


class Man(Element):
    pass


class Woman(Element):
    pass


class Visitor:
    def visit(self, element):
        getattr(self, f"visit_{type(element).__name__.lower()}")(element)

    def visit_man(self, man):
        raise NotImplementedError

    def visit_woman(self, woman):
        raise NotImplementedError


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
        self.elements = []

    def attach(self, element):
        self.elements.append(element)

    def detach(self, element):
        self.elements = [e for e in self.elements if e is not element]

    def accept(self, visitor):
        for e in self.elements:
            e.accept(visitor)
