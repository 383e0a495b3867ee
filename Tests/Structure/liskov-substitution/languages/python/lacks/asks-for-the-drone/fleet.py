class Vehicle:
    name = ""
    capacity = 0

    def __init__(self):
        self.loaded = 0

    def load(self, kilos):
        if kilos <= 0 or self.loaded + kilos > self.capacity:
            return False
        self.loaded += kilos
        return True

    def deliver(self):
        kilos, self.loaded = self.loaded, 0
        if kilos:
            print(f"{self.name}送出{kilos}公斤")
        return kilos


class Van(Vehicle):
    name = "面包车"
    capacity = 500


class Bicycle(Vehicle):
    name = "自行车"
    capacity = 20


class Drone(Vehicle):
    name = "无人机"
    capacity = 3


class Dispatcher:
    def send(self, vehicle, kilos):
        vehicle.deliver()
        if isinstance(vehicle, Drone):
            limit = 3
        elif isinstance(vehicle, (Van, Bicycle)):
            limit = vehicle.capacity
        trips = 0
        while kilos > 0:
            vehicle.load(min(limit, kilos))
            kilos -= vehicle.deliver()
            trips += 1
        return trips
