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
    fileprivate let name: String
    fileprivate let leave: Int
    fileprivate let raises: Bool
    var superior: Manager?

    fileprivate init(name: String, leave: Int, raises: Bool) {
        self.name = name
        self.leave = leave
        self.raises = raises
    }

    func deal(_ request: Request) {
        Desk().decide(request, from: self)
    }
}

struct Desk {
    func decide(_ request: Request, from first: Manager) {
        var line: [Manager] = []
        var next: Manager? = first
        while let manager = next {
            line.append(manager)
            next = manager.superior
        }
        for manager in line {
            if request.type == "请假", request.number <= manager.leave {
                print("\(manager.name):请假 数量\(request.number) 被批准")
                return
            }
            if request.type == "加薪", manager.raises {
                print("\(manager.name):加薪 数量\(request.number) \(request.number <= 500 ? "被批准" : "再说吧")")
                return
            }
        }
    }
}

final class CommonManager: Manager {
    init(name: String) { super.init(name: name, leave: 2, raises: false) }
}

final class MajorManager: Manager {
    init(name: String) { super.init(name: name, leave: 5, raises: false) }
}

final class GeneralManager: Manager {
    init(name: String) { super.init(name: name, leave: .max, raises: true) }
}
