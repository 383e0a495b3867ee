class Passenger:
    def __init__(self, kind):
        self.kind = kind


class Adult(Passenger):
    def __init__(self):
        super().__init__("adult")


class Student(Passenger):
    def __init__(self):
        super().__init__("student")


class Senior(Passenger):
    def __init__(self):
        super().__init__("senior")


class Soldier(Passenger):
    def __init__(self):
        super().__init__("soldier")


def fare_for(kind, price):
    if kind == "student":
        return price // 2
    if kind == "senior":
        return price * 7 // 10
    if kind == "soldier":
        return 0
    return price


LABELS = {"adult": "成人票", "student": "学生票", "senior": "老人票", "soldier": "军人票"}


class TicketWindow:
    def __init__(self):
        self.takings = 0

    def sell(self, passenger, price):
        fare = fare_for(passenger.kind, price)
        self.takings += fare
        print(f"{LABELS[passenger.kind]}{fare}元")
        return fare

    def refund(self, passenger, price):
        fare = fare_for(passenger.kind, price)
        self.takings -= fare
        print(f"退{LABELS[passenger.kind]}{fare}元")
        return fare
