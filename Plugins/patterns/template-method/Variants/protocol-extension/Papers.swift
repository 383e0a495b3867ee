protocol 试卷 {
    var 答一: String { get }
    var 答二: String { get }
}

extension 试卷 {
    func question1() { 问("问题:杨过得到,后来给了郭靖,炼成倚天剑、屠龙刀的玄铁可能是[ ]:a.球磨铸铁 b.马口铁 c.高速合金钢 d.碳素纤维", 答一) }
    func question2() { 问("问题:杨过、程英、陆无双铲除了情花,造成[ ]:a.使这种植物不再害人 b.使一种珍稀物种灭绝 c.破坏了那个生物圈的生态平衡 d.造成该地区沙漠化", 答二) }

    private func 问(_ 题: String, _ 答: String) {
        print(题)
        print("答案:\(答)")
    }
}

struct PaperA: 试卷 {
    let 答一 = "b"
    let 答二 = "c"
}

struct PaperB: 试卷 {
    var 答一: String { "a" }
    var 答二: String { "d" }
}
