class 卷 {
    final func question1() { 出("问题一") { self.甲() } }
    final func question2() { 出("问题二") { self.乙() } }
    private func 出(_ 题: String, 答: () -> String) { print(题); print("答案:\(答())") }
    func 甲() -> String { "" }
    func 乙() -> String { "" }
}
final class PaperA: 卷 { override func 甲() -> String { "b" }; override func 乙() -> String { "c" } }
final class PaperB: 卷 { override func 甲() -> String { "a" }; override func 乙() -> String { "d" } }
