class Node:
    what = duty = ""

    def __init__(self, name):
        self.name = name
        self.parts = []

    def __iter__(self):
        return iter(self.parts)

    def add(self, part): pass
    def remove(self, part): pass

    def display(self, depth):
        print("-" * max(0, depth) + self.name + self.what)
        for part in self:
            part.display(depth + 2)

    def line_of_duty(self):
        print(self.name + self.duty)
        for part in self:
            part.line_of_duty()


class Company(Node):
    what = "的子公司"
    duty = "的子公司的职责"

    def add(self, part):
        self.parts.append(part)

    def remove(self, part):
        self.parts[:] = (p for p in self.parts if p is not part)


class HRDepartment(Node):
    what = "的HR部门"
    duty = ",培训员工"


class FinanceDepartment(Node):
    what = "的财务部门"
    duty = ",给员工发钱"
