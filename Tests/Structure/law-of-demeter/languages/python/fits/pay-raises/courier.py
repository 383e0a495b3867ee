from dataclasses import dataclass


class NotEnough(Exception):
    pass


@dataclass
class Wallet:
    money: int

    def take(self, amount):
        if amount > self.money:
            raise NotEnough(amount)
        self.money -= amount


@dataclass
class Customer:
    name: str
    wallet: Wallet

    def pay(self, amount):
        self.wallet.take(amount)


@dataclass
class Student:
    name: str
    parent: Customer

    def pay(self, amount):
        self.parent.pay(amount)


@dataclass
class Courier:
    name: str
    collected: int = 0

    def collect(self, payer, amount):
        if amount < 1:
            return False
        try:
            payer.pay(amount)
        except NotEnough:
            print(f"{self.name}没收到{payer.name}的钱")
            return False
        else:
            self.collected += amount
            print(f"{self.name}收到{payer.name}的{amount}元")
            return True
