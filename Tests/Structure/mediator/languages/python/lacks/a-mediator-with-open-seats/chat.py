class ChatMediator:
    def __init__(self):
        self.colleague1 = None
        self.colleague2 = None


class Colleague:
    def __init__(self, mediator):
        self.mediator = mediator

    def partner(self):
        raise NotImplementedError

    def tell(self, message):
        partner = self.partner()
        if partner is not None:
            partner.hear(message)


class Colleague1(Colleague):
    def partner(self):
        return self.mediator.colleague2 if self.mediator.colleague1 is self else self.mediator.colleague1

    def send(self, message):
        print("同事1发送了信息")
        self.tell(message)

    def hear(self, message):
        print("同事1得到消息:" + message)


class Colleague2(Colleague):
    def partner(self):
        return self.mediator.colleague2 if self.mediator.colleague1 is self else self.mediator.colleague1

    def send(self, message):
        print("同事2发送了信息")
        self.tell(message)

    def hear(self, message):
        print("同事2得到消息" + message)
