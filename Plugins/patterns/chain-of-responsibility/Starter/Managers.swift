/// What an employee asks for: days of leave, or yuan of raise.
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
class Manager {
    let name: String
    var superior: Manager?

    init(name: String) {
        self.name = name
    }

    func deal(_ request: Request) {
        // Who decides what, and what becomes of a request that this manager may not decide?
    }
}

final class CommonManager: Manager {}

final class MajorManager: Manager {}

final class GeneralManager: Manager {}
