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
        manager = self
        while manager is not None:
            words = None
            if isinstance(manager, GeneralManager):
                if request.type == "请假":
                    words = "被批准"
                elif request.type == "加薪":
                    words = "被批准" if request.number <= 500 else "再说吧"
            elif request.type == "请假":
                limit = 2 if isinstance(manager, CommonManager) else 5
                words = "被批准" if request.number <= limit else None
            if words:
                print(f"{manager.name}:{request.type} 数量{request.number} {words}")
                return
            manager = manager.superior


class CommonManager(Manager):
    pass


class MajorManager(Manager):
    pass


class GeneralManager(Manager):
    pass
