class Wallet:
    def __init__(self, money):
        self.money = money

    def pay(self, amount):
        if self.money < amount:
            return False
        self.money -= amount
        return True


class Customer:
    def __init__(self, name, wallet):
        self.name = name
        self._wallet = wallet

    def pay(self, amount):
        return self._wallet.pay(amount)


class Student:
    def __init__(self, name, parent):
        self.name = name
        self._parent = parent

    def pay(self, amount):
        return self._parent.pay(amount)


class Courier:
    def __init__(self, name):
        self.name = name
        self.collected = 0

    def collect(self, payer, amount):
        if amount <= 0:
            return False
        if payer.pay(amount):
            self.collected += amount
            print(f"{self.name}收到{payer.name}的{amount}元")
            return True
        print(f"{self.name}没收到{payer.name}的钱")
        return False
