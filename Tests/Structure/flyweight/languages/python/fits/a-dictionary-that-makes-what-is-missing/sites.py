class User:
    def __init__(self, name):
        self.name = name


class WebSite:
    def __init__(self, name):
        self.name = name

    def use(self, user):
        print(f"网站分类:{self.name},用户:{user.name}")


class Pool(dict):
    def __missing__(self, key):
        site = self[key] = WebSite(key)
        return site


class WebSiteFactory:
    def __init__(self):
        self._pool = Pool()

    @property
    def count(self):
        return len(self._pool)

    def site(self, category):
        return self._pool[category]
