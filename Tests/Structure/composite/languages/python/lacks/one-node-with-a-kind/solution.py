class Node:
    kind = ""

    def __init__(self, name):
        self.name = name
        self.parts = []

    def add(self, component):
        if self.kind == "company":
            self.parts.append(component)

    def remove(self, component):
        self.parts = [part for part in self.parts if part is not component]

    def display(self, depth):
        waiting = [(self, depth)]
        while waiting:
            node, deep = waiting.pop(0)
            if node.kind == "company":
                print(f"{'-' * deep}{node.name}的子公司")
            elif node.kind == "hr":
                print(f"{'-' * deep}{node.name}的HR部门")
            else:
                print(f"{'-' * deep}{node.name}的财务部门")
            waiting = [(part, deep + 2) for part in node.parts] + waiting

    def line_of_duty(self):
        waiting = [self]
        while waiting:
            node = waiting.pop(0)
            if node.kind == "company":
                print(f"{node.name}的子公司的职责")
            elif node.kind == "hr":
                print(f"{node.name},培训员工")
            else:
                print(f"{node.name},给员工发钱")
            waiting = node.parts + waiting


class Company(Node):
    kind = "company"


class HRDepartment(Node):
    kind = "hr"


class FinanceDepartment(Node):
    kind = "finance"
