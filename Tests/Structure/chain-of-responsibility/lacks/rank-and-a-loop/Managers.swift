final class Request { var type, content: String; var number: Int
    init(type: String, content: String, number: Int) { self.type = type; self.content = content; self.number = number } }

class Manager {
    let name: String
    let rank: Int
    var superior: Manager?
    init(name: String, rank: Int) { self.name = name; self.rank = rank }
    func deal(_ request: Request) {
        var at: Manager? = self
        while let m = at {
            if request.type == "请假", request.number <= [2, 5, Int.max][m.rank] { return print("\(m.name):请假 数量\(request.number) 被批准") }
            if request.type == "加薪", m.rank == 2 { return print("\(m.name):加薪 数量\(request.number) \(request.number <= 500 ? "被批准" : "再说吧")") }
            at = m.superior
        }
    }
}
final class CommonManager: Manager { init(name: String) { super.init(name: name, rank: 0) } }
final class MajorManager: Manager { init(name: String) { super.init(name: name, rank: 1) } }
final class GeneralManager: Manager { init(name: String) { super.init(name: name, rank: 2) } }
