class Passenger:
    def fare(self, price):
        return price


class Adult(Passenger): pass
class Student(Passenger): pass
class Senior(Passenger): pass
class Soldier(Passenger): pass


RATES = {Adult: ("成人", 10), Student: ("学生", 5), Senior: ("老人", 7), Soldier: ("军人", 0)}


class TicketWindow:
    def __init__(self):
        self.takings = 0

    def sell(self, passenger, price):
        name, tenths = RATES[type(passenger)]
        fare = passenger.fare(price) * tenths // 10
        self.takings += fare
        print(f"{name}票{fare}元")
        return fare

    def refund(self, passenger, price):
        name, tenths = RATES[type(passenger)]
        fare = passenger.fare(price) * tenths // 10
        self.takings -= fare
        print(f"退{name}票{fare}元")
        return fare
