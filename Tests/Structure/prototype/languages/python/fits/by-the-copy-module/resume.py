import copy


class Work:
    def __init__(self):
        self.time = ""
        self.company = ""


class Resume:
    def __init__(self, name):
        self.name = name
        self.sex = ""
        self.age = 0
        self.work = Work()

    def set_personal(self, sex, age):
        self.sex, self.age = sex, age

    def set_work(self, time, company):
        self.work.time, self.work.company = time, company

    def copy(self):
        return copy.deepcopy(self)

    def shallow_copy(self):
        return copy.copy(self)

    def display(self):
        print(self.name, self.sex, self.age)
        print(f"工作经历:{self.work.time} {self.work.company}")
