import threading


class Settings:
    shared = None

    def __init__(self, theme="light"):
        if not theme:
            raise ValueError("no theme")
        self.theme = theme

    @classmethod
    def first_use(cls, tasks):
        seen = []
        threads = [threading.Thread(target=lambda: seen.append(Settings.shared)) for _ in range(tasks)]
        for t in threads: t.start()
        for t in threads: t.join()
        return len({id(s) for s in seen})


Settings.shared = Settings()


class Once:
    _tokens = set()
    _lock = threading.Lock()

    @classmethod
    def run(cls, token, line):
        with cls._lock:
            if token in cls._tokens:
                return False
            cls._tokens.add(token)
        print(line)
        return True


class User:
    def __init__(self, name):
        self.name = name


class Network:
    def request_log_out(self, user, done):
        raise NotImplementedError


class OnlineNetwork(Network):
    def request_log_out(self, user, done):
        print("请求退出登录:" + user.name)
        done()


class SilentNetwork(Network):
    def __init__(self):
        self.requests = []

    def request_log_out(self, user, done):
        self.requests.append(user.name)
        done()


class Navigation:
    def show_login(self):
        raise NotImplementedError


class AppNavigation(Navigation):
    def show_login(self):
        print("显示登录界面")


class LogOutService:
    def __init__(self, network, navigation):
        self.network = network
        self.navigation = navigation

    def log_out(self, user):
        self.network.request_log_out(user, self.navigation.show_login)


class ProfileScreen:
    def __init__(self, user, log_out):
        self.user = user
        self.log_out = log_out

    def tap_log_out(self):
        self.log_out.log_out(self.user)
