class Adult: pass
class Student: pass
class Senior: pass
class Soldier: pass


FARES = {
    Adult: ("成人票", lambda price: price),
    Student: ("学生票", lambda price: price // 2),
    Senior: ("老人票", lambda price: price * 7 // 10),
    Soldier: ("军人票", lambda price: 0),
}


class TicketWindow:
    def __init__(self):
        self.takings = 0

    def sell(self, passenger, price):
        title, rule = FARES[type(passenger)]
        fare = rule(price)
        print(f"{title}{fare}元")
        self.takings += fare
        return fare

    def refund(self, passenger, price):
        title, rule = FARES[type(passenger)]
        fare = rule(price)
        print(f"退{title}{fare}元")
        self.takings -= fare
        return fare
