open class Paper {
    public init() {}
    public final func question1() {
        ask("杨过得到,后来给了郭靖,炼成倚天剑、屠龙刀的玄铁可能是[ ]:a.球磨铸铁 b.马口铁 c.高速合金钢 d.碳素纤维", first)
    }
    public final func question2() {
        ask("杨过、程英、陆无双铲除了情花,造成[ ]:a.使这种植物不再害人 b.使一种珍稀物种灭绝 c.破坏了那个生物圈的生态平衡 d.造成该地区沙漠化", second)
    }
    private func ask(_ text: String, _ answer: @autoclosure () -> Character) {
        print("问题:\(text)")
        print("答案:\(answer())")
    }
    open var first: Character { preconditionFailure("to be answered") }
    open var second: Character { preconditionFailure("to be answered") }
}
public final class PaperA: Paper {
    public override var first: Character { "b" }
    public override var second: Character { "c" }
}
public final class PaperB: Paper {
    public override var first: Character { "a" }
    public override var second: Character { "d" }
}
