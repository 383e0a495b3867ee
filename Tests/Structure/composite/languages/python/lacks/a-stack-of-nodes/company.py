class Company:
    def __init__(self, name):
        self.name = name
        self.parts = []

    def add(self, component):
        self.parts.append(component)

    def remove(self, component):
        self.parts = [p for p in self.parts if p is not component]

    def _walk(self, depth):
        stack = [(self, depth)]
        while stack:
            node, level = stack.pop()
            yield node, level
            if type(node) is Company:
                stack.extend((part, level + 2) for part in reversed(node.parts))

    def display(self, depth):
        for node, level in self._walk(depth):
            print("-" * level + node.name + SUFFIX[type(node).__name__])

    def line_of_duty(self):
        for node, _ in self._walk(0):
            print(node.name + DUTY[type(node).__name__])


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


class FinanceDepartment(HRDepartment):
    def display(self, depth):
        print("-" * depth + self.name + "的财务部门")

    def line_of_duty(self):
        print(self.name + ",给员工发钱")


SUFFIX = {"Company": "的子公司", "HRDepartment": "的HR部门", "FinanceDepartment": "的财务部门"}
DUTY = {"Company": "的子公司的职责", "HRDepartment": ",培训员工", "FinanceDepartment": ",给员工发钱"}
