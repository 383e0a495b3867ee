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

protocol Desk: AnyObject {
    func deal(_ request: Request)
}

/// Stands at the end and says nothing.
final class Nobody: Desk {
    func deal(_ request: Request) {}
}

class Manager: Desk {
    let name: String
    var superior: Manager?
    private let nobody = Nobody()
    private var next: Desk { superior ?? nobody }

    init(name: String) { self.name = name }

    func deal(_ request: Request) { handOn(request) }

    func handOn(_ request: Request) { next.deal(request) }

    func say(_ request: Request, _ words: String) {
        print("\(name):\(request.type) 数量\(request.number) \(words)")
    }
}

final class CommonManager: Manager {
    override func deal(_ request: Request) {
        if request.type == "请假" && request.number <= 2 { say(request, "被批准") } else { handOn(request) }
    }
}

final class MajorManager: Manager {
    override func deal(_ request: Request) {
        if request.type == "请假" && request.number <= 5 { say(request, "被批准") } else { handOn(request) }
    }
}

final class GeneralManager: Manager {
    override func deal(_ request: Request) {
        if request.type == "请假" {
            say(request, "被批准")
        } else if request.type == "加薪" {
            say(request, request.number <= 500 ? "被批准" : "再说吧")
        } else {
            handOn(request)
        }
    }
}
