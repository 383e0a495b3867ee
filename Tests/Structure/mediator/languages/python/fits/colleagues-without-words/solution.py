class ChatMediator:
    def __init__(self):
        self.colleague1 = None
        self.colleague2 = None

    def pass_on(self, message, sender):
        receiver = self.colleague2 if sender is self.colleague1 else self.colleague1
        if receiver is not None:
            receiver.hear(message)


class Colleague:
    def __init__(self, mediator):
        self.mediator = mediator

    def send(self, message):
        self.before()
        self.mediator.pass_on(message, self)

    def before(self):
        raise NotImplementedError

    def hear(self, message):
        raise NotImplementedError


class Colleague1(Colleague):
    def before(self):
        print("同事1发送了信息")

    def hear(self, message):
        print(f"同事1得到消息:{message}")


class Colleague2(Colleague):
    def before(self):
        print("同事2发送了信息")

    def hear(self, message):
        print(f"同事2得到消息{message}")
