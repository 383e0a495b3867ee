from abc import ABC, abstractmethod
from dataclasses import dataclass


@dataclass(frozen=True)
class User:
    name: str


class WebSite(ABC):
    @abstractmethod
    def use(self, user: User) -> None: ...


@dataclass(frozen=True, eq=False)
class ConcreteWebSite(WebSite):
    name: str

    def use(self, user):
        print(f"网站分类:{self.name},用户:{user.name}")


class Sites(dict):
    def __missing__(self, category):
        self[category] = ConcreteWebSite(category)
        return self[category]


class WebSiteFactory:
    def __init__(self):
        self._sites = Sites()

    @property
    def count(self):
        return len(self._sites)

    def site(self, category):
        return self._sites[category]
