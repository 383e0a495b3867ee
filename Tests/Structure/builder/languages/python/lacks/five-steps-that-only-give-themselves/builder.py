class Person:
    def __init__(self):
        self.parts = []

    def add(self, part):
        print(f"建造{part}")
        self.parts.append(part)


class PersonBuilder:
    word = ""

    def __init__(self):
        self.person = Person()

    def build_head(self):
        return self

    def build_body(self):
        return self

    def build_left_arm(self):
        return self

    def build_right_arm(self):
        return self

    def build_left_leg(self):
        return self

    def build_right_leg(self):
        for part in ("头部", "身体", "左手", "右手", "左脚", "右脚"):
            self.person.add(f"{self.word}的{part}")
        return self

    def result(self):
        person, self.person = self.person, Person()
        return person


class FatPersonBuilder(PersonBuilder):
    word = "胖子"


class ThinPersonBuilder(PersonBuilder):
    word = "瘦子"


class PersonDirector:
    def __init__(self, builder):
        self.builder = builder

    def build(self):
        self.builder.build_head().build_body().build_left_arm().build_right_arm().build_left_leg().build_right_leg()
