# Composite: Company. Leaf: HRDepartment, FinanceDepartment. The composite does its own share and hands the call on to its
# children, whatever they are: the recursion lives in the tree, not in the client.


class Component:
    """A part of an enterprise: one department, or a company with all that belongs to it."""

    def __init__(self, name):
        self._name = name

    def add(self, component):
        """Takes a part in; a leaf has no place for one."""

    def remove(self, component):
        """Lets a part go."""


class Company(Component):
    def __init__(self, name):
        super().__init__(name)
        self._children = []

    def add(self, component):
        self._children.append(component)

    def remove(self, component):
        self._children = [child for child in self._children if child is not component]

    def display(self, depth):
        print(f"{'-' * depth}{self._name}的子公司")
        for child in self._children:
            child.display(depth + 2)

    def line_of_duty(self):
        print(f"{self._name}的子公司的职责")
        for child in self._children:
            child.line_of_duty()


class HRDepartment(Component):
    def display(self, depth):
        print(f"{'-' * depth}{self._name}的HR部门")

    def line_of_duty(self):
        print(f"{self._name},培训员工")


class FinanceDepartment(Component):
    def display(self, depth):
        print(f"{'-' * depth}{self._name}的财务部门")

    def line_of_duty(self):
        print(f"{self._name},给员工发钱")
