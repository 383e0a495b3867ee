from abc import ABC, abstractmethod


class Paper(ABC):
    _q1 = "问题:杨过得到,后来给了郭靖,炼成倚天剑、屠龙刀的玄铁可能是[ ]:a.球磨铸铁 b.马口铁 c.高速合金钢 d.碳素纤维"
    _q2 = "问题:杨过、程英、陆无双铲除了情花,造成[ ]:a.使这种植物不再害人 b.使一种珍稀物种灭绝 c.破坏了那个生物圈的生态平衡 d.造成该地区沙漠化"

    def question1(self):
        self._ask(self._q1, self.first)

    def question2(self):
        self._ask(self._q2, self.second)

    @staticmethod
    def _ask(question, answer):
        print(question)
        print("答案:" + answer)

    @property
    @abstractmethod
    def first(self) -> str: ...

    @property
    @abstractmethod
    def second(self) -> str: ...


class PaperA(Paper):
    @property
    def first(self):
        return "b"

    @property
    def second(self):
        return "c"


class PaperB(Paper):
    first = "a"
    second = "d"
