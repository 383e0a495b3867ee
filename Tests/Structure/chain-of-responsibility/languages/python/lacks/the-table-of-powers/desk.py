class Request:
    def __init__(self, type, content, number):
        self.type = type
        self.content = content
        self.number = number


class Manager:
    days = 0

    def __init__(self, name):
        self.name = name
        self.superior = None

    def deal(self, request):
        desk = self
        while desk is not None:
            answer = desk.answer(request)
            if answer:
                print(f"{desk.name}:{request.type} 数量{request.number} {answer}")
                return
            desk = desk.superior

    def answer(self, request):
        if request.type == "请假" and request.number <= self.days:
            return "被批准"
        if request.type == "加薪" and isinstance(self, GeneralManager):
            return "被批准" if request.number <= 500 else "再说吧"
        return None


class CommonManager(Manager):
    days = 2


class MajorManager(Manager):
    days = 5


class GeneralManager(Manager):
    days = 10 ** 9
