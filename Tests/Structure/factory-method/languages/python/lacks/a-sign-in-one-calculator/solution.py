class Calculator:
    def __init__(self, sign):
        self.sign = sign
        self.number_a = 0.0
        self.number_b = 0.0

    def calculate(self):
        if self.sign == "+":
            return self.number_a + self.number_b
        if self.sign == "-":
            return self.number_a - self.number_b
        if self.sign == "*":
            return self.number_a * self.number_b
        if self.number_b == 0:
            print("dividend is can not be zero!")
            return 0.0
        return self.number_a / self.number_b


class AddFactory:
    def create(self):
        return Calculator("+")


class MinusFactory:
    def create(self):
        return Calculator("-")


class MultiplyFactory:
    def create(self):
        return Calculator("*")


class DivideFactory:
    def create(self):
        return Calculator("/")
