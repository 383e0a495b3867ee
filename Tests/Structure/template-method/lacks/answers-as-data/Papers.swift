class Paper { private let answers: [String]
    init(_ answers: [String]) { self.answers = answers }
    func question1() { print("问题一"); print("答案:\(answers[0])") }
    func question2() { print("问题二"); print("答案:\(answers[1])") } }
final class PaperA: Paper { init() { super.init(["b", "c"]) } }
final class PaperB: Paper { init() { super.init(["a", "d"]) } }
