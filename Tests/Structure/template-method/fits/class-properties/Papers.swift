class Paper {
    class var answers: [String] { [] }

    final func question1() {
        ask("杨过得到,后来给了郭靖,炼成倚天剑、屠龙刀的玄铁可能是[ ]:a.球磨铸铁 b.马口铁 c.高速合金钢 d.碳素纤维", 0)
    }

    final func question2() {
        ask("杨过、程英、陆无双铲除了情花,造成[ ]:a.使这种植物不再害人 b.使一种珍稀物种灭绝 c.破坏了那个生物圈的生态平衡 d.造成该地区沙漠化", 1)
    }

    private func ask(_ question: String, _ number: Int) {
        print("问题:" + question)
        print("答案:" + Self.answers[number])
    }
}

final class PaperA: Paper {
    override class var answers: [String] { ["b", "c"] }
}

final class PaperB: Paper {
    override class var answers: [String] { ["a", "d"] }
}
