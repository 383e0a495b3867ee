class ChatMediator:
    def __init__(self):
        self.colleague1 = None
        self.colleague2 = None


class Colleague:
    def __init__(self, mediator):
        self.mediator = mediator


class Colleague1(Colleague):
    def send(self, message):
        print("同事1发送了信息")
        other = self.mediator.colleague2 if self.mediator.colleague1 is self else self.mediator.colleague1
        if other is not None:
            other.hear(message)

    def hear(self, message):
        print(f"同事1得到消息:{message}")


class Colleague2(Colleague):
    def send(self, message):
        print("同事2发送了信息")
        other = self.mediator.colleague2 if self.mediator.colleague1 is self else self.mediator.colleague1
        if other is not None:
            other.hear(message)

    def hear(self, message):
        print(f"同事2得到消息{message}")
