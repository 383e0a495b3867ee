class Passenger:
    title = ""

    def fare(self, price):
        raise NotImplementedError


class Adult(Passenger):
    title = "成人票"

    def fare(self, price):
        return price


class Student(Passenger):
    title = "学生票"

    def fare(self, price):
        return price // 2


class Senior(Passenger):
    title = "老人票"

    def fare(self, price):
        return price * 7 // 10


class Soldier(Passenger):
    title = "军人票"

    def fare(self, price):
        return 0


class TicketWindow:
    def __init__(self):
        self.takings = 0
        self.sold = {"成人票": 0, "学生票": 0}

    def count(self, passenger, change):
        self.sold[passenger.title] = self.sold.get(passenger.title, 0) + change

    def sell(self, passenger, price):
        fare = passenger.fare(price)
        self.count(passenger, 1)
        print(f"{passenger.title}{fare}元")
        self.takings += fare
        return fare

    def refund(self, passenger, price):
        fare = passenger.fare(price)
        self.count(passenger, -1)
        print(f"退{passenger.title}{fare}元")
        self.takings -= fare
        return fare
