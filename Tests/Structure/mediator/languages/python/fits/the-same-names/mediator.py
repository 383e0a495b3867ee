class ChatMediator:
    def __init__(self):
        self.colleague1 = None
        self.colleague2 = None

    def send(self, message, sender):
        if sender is self.colleague1:
            if self.colleague2:
                self.colleague2.receive(message)
        elif self.colleague1:
            self.colleague1.receive(message)


class Colleague:
    def __init__(self, mediator):
        self.mediator = mediator


class Colleague1(Colleague):
    def send(self, message):
        print("同事1发送了信息")
        self.mediator.send(message, self)

    def receive(self, message):
        print("同事1得到消息:" + message)


class Colleague2(Colleague):
    def send(self, message):
        print("同事2发送了信息")
        self.mediator.send(message, self)

    def receive(self, message):
        print("同事2得到消息" + message)
