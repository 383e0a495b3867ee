class Paper:
    def question1(self):
        print("问题:杨过得到,后来给了郭靖,炼成倚天剑、屠龙刀的玄铁可能是[ ]:a.球磨铸铁 b.马口铁 c.高速合金钢 d.碳素纤维")
        if type(self).__name__ == "PaperA":
            print("答案:b")
        else:
            print("答案:a")

    def question2(self):
        print("问题:杨过、程英、陆无双铲除了情花,造成[ ]:a.使这种植物不再害人 b.使一种珍稀物种灭绝 c.破坏了那个生物圈的生态平衡 d.造成该地区沙漠化")
        if isinstance(self, PaperA):
            print("答案:c")
        else:
            print("答案:d")


class PaperA(Paper):
    pass


class PaperB(Paper):
    pass
