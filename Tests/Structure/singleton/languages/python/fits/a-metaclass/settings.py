class SingletonMeta(type):
    _instances = {}

    def __call__(cls, *args, **kwargs):
        if cls not in cls._instances:
            cls._instances[cls] = super().__call__(*args, **kwargs)
        return cls._instances[cls]


class Settings(metaclass=SingletonMeta):
    def __init__(self):
        self.theme = "light"

    @classmethod
    def first_use(cls, tasks):
        return len({id(cls()) for _ in range(tasks)})


Settings.shared = Settings()


class Once:
    _done = set()

    @classmethod
    def run(cls, token, line):
        if token in cls._done:
            return False
        cls._done.add(token)
        print(line)
        return True


class User:
    def __init__(self, name):
        self.name = name


class OnlineNetwork:
    def log_out(self, user, done):
        print("请求退出登录:" + user.name)
        done()


class SilentNetwork:
    def __init__(self):
        self.requests = []

    def log_out(self, user, done):
        self.requests.append(user.name)
        done()


class AppNavigation:
    def show_login(self):
        print("显示登录界面")


class LogOutService:
    def __init__(self, network, navigation):
        self.network = network
        self.navigation = navigation

    def log_out(self, user):
        self.network.log_out(user, self.navigation.show_login)


class ProfileScreen:
    def __init__(self, user, log_out):
        self.user = user
        self.log_out = log_out

    def tap_log_out(self):
        self.log_out.log_out(self.user)
