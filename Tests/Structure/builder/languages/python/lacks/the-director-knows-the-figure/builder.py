class Person:
    def __init__(self):
        self.parts = []


class FatPersonBuilder:
    figure = "胖子"

    def __init__(self):
        self.person = Person()

    def result(self):
        person, self.person = self.person, Person()
        return person


class ThinPersonBuilder(FatPersonBuilder):
    figure = "瘦子"


class PersonDirector:
    def __init__(self, builder):
        self.builder = builder

    def build(self):
        for part in ("头部", "身体", "左手", "右手", "左脚", "右脚"):
            whole = f"{self.builder.figure}的{part}"
            print("建造" + whole)
            self.builder.person.parts.append(whole)
