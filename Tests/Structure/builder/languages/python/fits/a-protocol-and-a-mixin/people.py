from typing import Protocol


class Person:
    def __init__(self):
        self.parts = []


class PersonBuilder(Protocol):
    def head(self): ...
    def body(self): ...
    def arm(self, side): ...
    def leg(self, side): ...
    def result(self) -> Person: ...


class Drawing:
    figure = ""

    def __init__(self):
        self._person = Person()

    def _draw(self, part):
        line = f"{self.figure}的{part}"
        print("建造" + line)
        self._person.parts.append(line)

    def head(self):
        self._draw("头部")

    def body(self):
        self._draw("身体")

    def arm(self, side):
        self._draw(side + "手")

    def leg(self, side):
        self._draw(side + "脚")

    def result(self):
        person, self._person = self._person, Person()
        return person


class FatPersonBuilder(Drawing):
    figure = "胖子"


class ThinPersonBuilder(Drawing):
    figure = "瘦子"


class PersonDirector:
    def __init__(self, builder: PersonBuilder):
        self.builder = builder

    def build(self):
        self.builder.head()
        self.builder.body()
        for side in "左右":
            self.builder.arm(side)
        for side in "左右":
            self.builder.leg(side)
