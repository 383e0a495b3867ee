class Settings:
    shared = None
    def __init__(self):
        self.theme = "light"
    @staticmethod
    def first_use(tasks):
        return 1

Settings.shared = Settings()

class Once:
    _tokens = set()
    @classmethod
    def run(cls, token, line):
        if token in cls._tokens:
            return False
        cls._tokens.add(token)
        print(line)
        return True

class User:
    def __init__(self, name):
        self.name = name

class Network: ...
class Navigation: ...

class OnlineNetwork(Network):
    def log_out(self, user, then):
        print(f'请求退出登录:{user.name}')
        then()

class SilentNetwork(Network):
    def __init__(self):
        self.requests = []
    def log_out(self, user, then):
        self.requests.append(user.name)
        then()

class AppNavigation(Navigation):
    def show_login(self):
        print('显示登录界面')

class LogOutService:
    def __init__(self, network, navigation):
        self.network, self.navigation = network, navigation
    def log_out(self, user):
        self.network.log_out(user, self.navigation.show_login)

class ProfileScreen:
    def __init__(self, user, log_out):
        self.user, self.service = user, log_out
    def tap_log_out(self):
        self.service.log_out(self.user)

