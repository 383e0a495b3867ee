class Wallet:
    def __init__(self, money):
        self.money = money


class Customer:
    def __init__(self, name, wallet):
        self.name = name
        self.wallet = wallet


class Student:
    def __init__(self, name, parent):
        self.name = name
        self.parent = parent

    @property
    def wallet(self):
        return self.parent.wallet


class Courier:
    def __init__(self, name):
        self.name = name
        self.collected = 0

    def collect(self, payer, amount):
        if amount <= 0:
            return False
        if payer.wallet.money < amount:
            print(f"{self.name}没收到{payer.name}的钱")
            return False
        payer.wallet.money -= amount
        self.collected += amount
        print(f"{self.name}收到{payer.name}的{amount}元")
        return True
