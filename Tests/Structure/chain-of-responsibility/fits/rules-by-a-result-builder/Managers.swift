struct Request {
    var type: String
    var content: String
    var number: Int
}

@resultBuilder enum Powers {
    static func buildBlock(_ powers: Power...) -> [Power] { powers }
}

struct Power {
    let type: String
    let answer: (Int) -> String?
}

class Manager {
    let name: String
    var superior: Manager?
    init(name: String) { self.name = name }
    @Powers var powers: [Power] { Power(type: "") { _ in nil } }

    func deal(_ request: Request) {
        let answers = powers.lazy.filter { $0.type == request.type }.compactMap { $0.answer(request.number) }
        guard let answer = answers.first else { return superior?.deal(request) ?? () }
        print("\(name):\(request.type) 数量\(request.number) \(answer)")
    }
}

final class CommonManager: Manager {
    @Powers override var powers: [Power] { Power(type: "请假") { $0 <= 2 ? "被批准" : nil } }
}

final class MajorManager: Manager {
    @Powers override var powers: [Power] { Power(type: "请假") { $0 <= 5 ? "被批准" : nil } }
}

final class GeneralManager: Manager {
    @Powers override var powers: [Power] {
        Power(type: "请假") { _ in "被批准" }
        Power(type: "加薪") { $0 <= 500 ? "被批准" : "再说吧" }
    }
}
