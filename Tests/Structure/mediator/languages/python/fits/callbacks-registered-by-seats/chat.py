class ChatMediator:
    def __init__(self):
        self._seats = {}

    @property
    def colleague1(self):
        return self._seats.get(1)

    @colleague1.setter
    def colleague1(self, colleague):
        self._seats[1] = colleague

    @property
    def colleague2(self):
        return self._seats.get(2)

    @colleague2.setter
    def colleague2(self, colleague):
        self._seats[2] = colleague

    def broadcast(self, message, sender):
        seat = 2 if self._seats.get(1) is sender else 1
        if listener := self._seats.get(seat):
            listener.receive(message)


class Colleague:
    name = ""
    colon = ""

    def __init__(self, mediator):
        self._mediator = mediator

    def send(self, message):
        print(f"{self.name}发送了信息")
        self._mediator.broadcast(message, sender=self)

    def receive(self, message):
        print(f"{self.name}得到消息{self.colon}{message}")


class Colleague1(Colleague):
    name, colon = "同事1", ":"


class Colleague2(Colleague):
    name = "同事2"
