class Request:
    def __init__(self, type, content, number):
        self.type = type
        self.content = content
        self.number = number


class Manager:
    def __init__(self, name):
        self.name = name
        self.superior = None

    def deal(self, request):
        words = self.decide(request)
        if words:
            print(f"{self.name}:{request.type} 数量{request.number} {words}")
        elif self.superior:
            self.superior.deal(request)

    def decide(self, request):
        return None


class CommonManager(Manager):
    def decide(self, request):
        return "被批准" if request.type == "请假" and request.number <= 2 else None


class MajorManager(Manager):
    def decide(self, request):
        return "被批准" if request.type == "请假" and request.number <= 5 else None


class GeneralManager(Manager):
    def decide(self, request):
        if request.type == "请假":
            return "被批准"
        if request.type == "加薪":
            return "被批准" if request.number <= 500 else "再说吧"
        return None
