class Company:
    def __init__(self, name):
        self.name = name
        self.parts = []

    def add(self, component):
        self.parts.append(component)

    def remove(self, component):
        self.parts = [part for part in self.parts if part is not component]

    def display(self, depth):
        print("-" * depth + self.name + "的子公司")
        for part in self.parts:
            part.display(depth + 2)

    def line_of_duty(self):
        print(self.name + "的子公司的职责")
        for part in self.parts:
            part.line_of_duty()


class HRDepartment:
    def __init__(self, name):
        self.name = name

    def add(self, component):
        pass

    def remove(self, component):
        pass

    def display(self, depth):
        print("-" * depth + self.name + "的HR部门")

    def line_of_duty(self):
        print(self.name + ",培训员工")


class FinanceDepartment:
    def __init__(self, name):
        self.name = name

    def add(self, component):
        pass

    def remove(self, component):
        pass

    def display(self, depth):
        print("-" * depth + self.name + "的财务部门")

    def line_of_duty(self):
        print(self.name + ",给员工发钱")
