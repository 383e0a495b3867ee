/// What an employee asks for: days of leave, or yuan of raise.
///
/// 员工的请求：请几天假，或者加多少薪。
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

/// A link of the chain.
///
/// 链上的一环。
class Manager {
    let name: String
    var superior: Manager?

    init(name: String) {
        self.name = name
    }

    func deal(_ request: Request) {
        // Who decides what, and what becomes of a request that this manager may not decide?
        // 谁能定什么？自己定不了的请求又该怎么办？
    }
}

final class CommonManager: Manager {}

final class MajorManager: Manager {}

final class GeneralManager: Manager {}
