from abc import ABC, abstractmethod



class Element(ABC):
    @abstractmethod
    def accept(self, visitor):
        ...


class Man(Element):
    def accept(self, visitor):
        visitor.visit_man(self)


class Woman(Element):
    def accept(self, visitor):
        visitor.visit_woman(self)


class Mood(ABC):
    name: str
    he: str
    she: str

    def visit_man(self, man):
        print(f"男人接收到{self.name}这个visitor============{self.he}")

    def visit_woman(self, woman):
        print(f"女人接收到{self.name}这个visitor============{self.she}")


class Joy(Mood):
    name, he, she = "喜", "我要飞", "我要跳"


class Anger(Mood):
    name, he, she = "怒", "我要叫", "我要苦"


class ObjectStructure:
    def __init__(self):
        self._elements: list[Element] = []

    def attach(self, element):
        self._elements.append(element)

    def detach(self, element):
        self._elements = [e for e in self._elements if e is not element]

    def accept(self, visitor):
        for element in self._elements:
            element.accept(visitor)
