class Person:
    def __init__(self):
        self.parts = []

class PersonBuilder:
    word = ""
    def __init__(self):
        self.person = Person()
    def head(self): pass
    def body(self): pass
    def arms(self): pass
    def finish(self):
        for part in ("头部", "身体", "左手", "右手", "左脚", "右脚"):
            print(f"建造{self.word}的{part}")
            self.person.parts.append(f"{self.word}的{part}")
    def result(self):
        done, self.person = self.person, Person()
        return done

class FatPersonBuilder(PersonBuilder):
    word = "胖子"

class ThinPersonBuilder(PersonBuilder):
    word = "瘦子"

class PersonDirector:
    def __init__(self, builder):
        self.builder = builder
    def build(self):
        self.builder.head()
        self.builder.body()
        self.builder.arms()
        self.builder.finish()
