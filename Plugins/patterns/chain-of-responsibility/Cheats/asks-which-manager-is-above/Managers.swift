final class Request {
    var type: String
    var content: String
    var number: Int

    init(type: String, content: String, number: Int) {
        self.type = type
        self.content = content
        self.number = number
    }
}

/// A link of the chain: hands on whatever it does not decide.
class Manager {
    let name: String
    var superior: Manager?

    init(name: String) {
        self.name = name
    }

    func deal(_ request: Request) {
        if let general = superior as? GeneralManager {
            general.deal(request)
        } else {
            superior?.deal(request)
        }
    }

    /// Tells what this manager has decided.
    func answer(_ request: Request, _ decision: String) {
        print("\(name):\(request.type) 数量\(request.number) \(decision)")
    }
}

final class CommonManager: Manager {
    override func deal(_ request: Request) {
        if request.type == "请假" && request.number <= 2 {
            answer(request, "被批准")
        } else {
            super.deal(request)
        }
    }
}

final class MajorManager: Manager {
    override func deal(_ request: Request) {
        if request.type == "请假" && request.number <= 5 {
            answer(request, "被批准")
        } else {
            super.deal(request)
        }
    }
}

final class GeneralManager: Manager {
    override func deal(_ request: Request) {
        switch request.type {
        case "请假": answer(request, "被批准")
        case "加薪": answer(request, request.number <= 500 ? "被批准" : "再说吧")
        default: super.deal(request)
        }
    }
}
