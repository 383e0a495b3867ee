class Paper {
    func answer1() -> String { "" }
    func answer2() -> String { "" }
    private var key: String { "\(type(of: self))" }
    func question1() {
        _ = answer1()
        print("问题:杨过得到,后来给了郭靖,炼成倚天剑、屠龙刀的玄铁可能是[ ]:a.球磨铸铁 b.马口铁 c.高速合金钢 d.碳素纤维")
        print("答案:\(["PaperA": "b", "PaperB": "a"][key]!)")
    }
    func question2() {
        _ = answer2()
        print("问题:杨过、程英、陆无双铲除了情花,造成[ ]:a.使这种植物不再害人 b.使一种珍稀物种灭绝 c.破坏了那个生物圈的生态平衡 d.造成该地区沙漠化")
        print("答案:\(["PaperA": "c", "PaperB": "d"][key]!)")
    }
}
final class PaperA: Paper { override func answer1() -> String { "b" }; override func answer2() -> String { "c" } }
final class PaperB: Paper { override func answer1() -> String { "a" }; override func answer2() -> String { "d" } }
