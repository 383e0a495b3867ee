class Man:
    def accept(self, visitor):
        visitor.visit_man(self)


class Woman:
    def accept(self, visitor):
        visitor.visit_woman(self)


class Joy:
    def visit_man(self, man):
        pass

    def visit_woman(self, woman):
        pass


class Anger:
    def visit_man(self, man):
        pass

    def visit_woman(self, woman):
        pass


WORDS = {
    ("Man", "Joy"): "男人接收到喜这个visitor============我要飞",
    ("Woman", "Joy"): "女人接收到喜这个visitor============我要跳",
    ("Man", "Anger"): "男人接收到怒这个visitor============我要叫",
    ("Woman", "Anger"): "女人接收到怒这个visitor============我要苦",
}


class ObjectStructure:
    def __init__(self):
        self.elements = []

    def attach(self, element):
        self.elements.append(element)

    def detach(self, element):
        self.elements = [e for e in self.elements if e is not element]

    def accept(self, visitor):
        for element in self.elements:
            print(WORDS[type(element).__name__, type(visitor).__name__])
