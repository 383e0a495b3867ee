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


FARES = {"adult": 10, "student": 5, "senior": 7, "soldier": 0}
TITLES = {"adult": "成人票", "student": "学生票", "senior": "老人票", "soldier": "军人票"}


class TicketWindow:
    def __init__(self):
        self.takings = 0

    def sell(self, passenger, price):
        fare = price * FARES[passenger.kind] // 10
        print(f"{TITLES[passenger.kind]}{fare}元")
        self.takings += fare
        return fare

    def refund(self, passenger, price):
        fare = price * FARES.get(passenger.kind, 10) // 10
        print(f"退{TITLES.get(passenger.kind, '成人票')}{fare}元")
        self.takings -= fare
        return fare
