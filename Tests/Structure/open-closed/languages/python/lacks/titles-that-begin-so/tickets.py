class Passenger:
    title = ""


class Adult(Passenger):
    title = "成人票"


class Student(Passenger):
    title = "学生票"


class Senior(Passenger):
    title = "老人票"


class Soldier(Passenger):
    title = "军人票"


class TicketWindow:
    def __init__(self):
        self.takings = 0

    def _fare(self, passenger, price):
        if passenger.title.startswith("学生"):
            return price // 2
        if passenger.title.startswith("老人"):
            return price * 7 // 10
        if "军人" in passenger.title:
            return 0
        return price

    def sell(self, passenger, price):
        fare = self._fare(passenger, price)
        print(f"{passenger.title}{fare}元")
        self.takings += fare
        return fare

    def refund(self, passenger, price):
        fare = self._fare(passenger, price)
        print(f"退{passenger.title}{fare}元")
        self.takings -= fare
        return fare
