class Company:
    def __init__(self, name):
        self.name = name
        self.children = []

    def add(self, c):
        self.children.append(c)

    def remove(self, c):
        self.children = [x for x in self.children if x is not c]

    def display(self, depth):
        draw(self, depth)

    def line_of_duty(self):
        tell(self)


class HRDepartment:
    def __init__(self, name):
        self.name = name

    def add(self, c): pass
    def remove(self, c): pass

    def display(self, depth):
        draw(self, depth)

    def line_of_duty(self):
        tell(self)


class FinanceDepartment(HRDepartment):
    pass


def draw(node, depth):
    dashes = "-" * max(0, depth)
    if isinstance(node, Company):
        print(f"{dashes}{node.name}的子公司")
        for c in node.children:
            draw(c, depth + 2)
    elif isinstance(node, FinanceDepartment):
        print(f"{dashes}{node.name}的财务部门")
    else:
        print(f"{dashes}{node.name}的HR部门")


def tell(node):
    if isinstance(node, Company):
        print(f"{node.name}的子公司的职责")
        for c in node.children:
            tell(c)
    elif isinstance(node, FinanceDepartment):
        print(f"{node.name},给员工发钱")
    else:
        print(f"{node.name},培训员工")
