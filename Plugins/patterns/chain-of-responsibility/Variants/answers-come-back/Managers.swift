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

class Manager {
    let name: String
    var superior: Manager?
    init(name: String) { self.name = name }
    func deal(_ request: Request) { pass(request) }

    fileprivate func pass(_ request: Request) {
        if let next = superior { next.deal(request) }
    }

    fileprivate func say(_ words: String, to request: Request) {
        print("\(name):\(request.type) 数量\(request.number) \(words)")
    }
}

class LeaveManager: Manager {
    fileprivate var days: Int { 0 }
    override func deal(_ request: Request) {
        guard request.type == "请假", request.number <= days else { return pass(request) }
        say("被批准", to: request)
    }
}

final class CommonManager: LeaveManager {
    override fileprivate var days: Int { 2 }
}

final class MajorManager: LeaveManager {
    override fileprivate var days: Int { 5 }
}

final class GeneralManager: Manager {
    override func deal(_ request: Request) {
        if request.type == "请假" {
            say("被批准", to: request)
        } else if request.type == "加薪" {
            say(request.number <= 500 ? "被批准" : "再说吧", to: request)
        } else {
            pass(request)
        }
    }
}
