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
    let 名字: String
    var superior: Manager?
    init(name: String) { 名字 = name }

    func 决定(_ 申请: Request) -> String? { nil }

    final func deal(_ request: Request) {
        guard let 结果 = 决定(request) else {
            superior?.deal(request)
            return
        }
        print("\(名字):\(request.type) 数量\(request.number) \(结果)")
    }
}

final class CommonManager: Manager {
    override func 决定(_ 申请: Request) -> String? {
        申请.type == "请假" && 申请.number <= 2 ? "被批准" : nil
    }
}

final class MajorManager: Manager {
    override func 决定(_ 申请: Request) -> String? {
        申请.type == "请假" && 申请.number <= 5 ? "被批准" : nil
    }
}

final class GeneralManager: Manager {
    override func 决定(_ 申请: Request) -> String? {
        if 申请.type == "请假" { return "被批准" }
        guard 申请.type == "加薪" else { return nil }
        return 申请.number <= 500 ? "被批准" : "再说吧"
    }
}
