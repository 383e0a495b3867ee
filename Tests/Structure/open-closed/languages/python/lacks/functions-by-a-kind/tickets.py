class Passenger:
    kind = ""


class Adult(Passenger):
    kind = "adult"


class Student(Passenger):
    kind = "student"


class Senior(Passenger):
    kind = "senior"


class Soldier(Passenger):
    kind = "soldier"


class TicketWindow:
    TITLES = {"adult": "成人票", "student": "学生票", "senior": "老人票", "soldier": "军人票"}

    def __init__(self):
        self.takings = 0
        self._fares = {
            "adult": lambda price: price,
            "student": lambda price: price // 2,
            "senior": lambda price: price * 7 // 10,
            "soldier": lambda price: 0,
        }

    def sell(self, passenger, price):
        fare = self._fares[passenger.kind](price)
        print(f"{self.TITLES[passenger.kind]}{fare}元")
        self.takings += fare
        return fare

    def refund(self, passenger, price):
        fare = self._fares[passenger.kind](price)
        print(f"退{self.TITLES[passenger.kind]}{fare}元")
        self.takings -= fare
        return fare
