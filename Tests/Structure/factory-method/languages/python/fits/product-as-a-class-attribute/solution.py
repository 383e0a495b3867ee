class Calculator:
    number_a = 0.0
    number_b = 0.0

    def calculate(self):
        raise NotImplementedError


class Sum(Calculator):
    def calculate(self):
        return self.number_a + self.number_b


class Difference(Calculator):
    def calculate(self):
        return self.number_a - self.number_b


class Product(Calculator):
    def calculate(self):
        return self.number_a * self.number_b


class Quotient(Calculator):
    def calculate(self):
        if self.number_b == 0:
            print("dividend is can not be zero!")
            return 0.0
        return self.number_a / self.number_b


class Factory:
    def create(self):
        raise NotImplementedError


class AddFactory(Factory):
    def create(self):
        return Sum()


class MinusFactory(Factory):
    def create(self):
        return Difference()


class MultiplyFactory(Factory):
    def create(self):
        return Product()


class DivideFactory(Factory):
    def create(self):
        return Quotient()
