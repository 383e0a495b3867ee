struct Request {
    var type: String
    var content: String
    var number: Int
}

class Manager {
    let name: String
    var superior: Manager?
    var days: Int { 0 }
    var raises: Int? { nil }
    init(name: String) { self.name = name }
    final func deal(_ request: Request) {
        var desk: Manager? = self
        while let current = desk {
            if request.type == "请假", request.number <= current.days {
                return print("\(current.name):请假 数量\(request.number) 被批准")
            }
            if request.type == "加薪", let limit = current.raises {
                return print("\(current.name):加薪 数量\(request.number) \(request.number <= limit ? "被批准" : "再说吧")")
            }
            desk = current.superior
        }
    }
}
final class CommonManager: Manager { override var days: Int { 2 } }
final class MajorManager: Manager { override var days: Int { 5 } }
final class GeneralManager: Manager {
    override var days: Int { .max }
    override var raises: Int? { 500 }
}
