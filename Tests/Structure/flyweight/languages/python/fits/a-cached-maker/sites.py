from functools import lru_cache


class User:
    def __init__(self, name):
        self.name = name


class WebSite:
    def __init__(self, name):
        self.name = name

    def use(self, user):
        print(f"网站分类:{self.name},用户:{user.name}")


class WebSiteFactory:
    def __init__(self):
        self.site = lru_cache(maxsize=None)(WebSite)

    @property
    def count(self):
        return self.site.cache_info().currsize
