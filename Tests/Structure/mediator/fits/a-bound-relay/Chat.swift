protocol Mediator: AnyObject {
    func relay(_ message: String, from sender: any Colleague)
}

protocol Colleague: AnyObject {
    func hear(_ message: String)
}

final class ChatMediator: Mediator {
    var colleague1: (any Colleague)?
    var colleague2: (any Colleague)?

    func relay(_ message: String, from sender: any Colleague) {
        for colleague in [colleague1, colleague2] where colleague !== sender {
            colleague?.hear(message)
            return
        }
    }
}

final class Colleague1: Colleague {
    private let relay: (String, any Colleague) -> Void
    init(mediator: any Mediator) { relay = { [weak mediator] in mediator?.relay($0, from: $1) } }

    func send(_ message: String) {
        print("同事1发送了信息")
        relay(message, self)
    }
    func hear(_ message: String) { print("同事1得到消息:\(message)") }
}

final class Colleague2: Colleague {
    private let relay: (String, any Colleague) -> Void
    init(mediator: any Mediator) { relay = { [weak mediator] in mediator?.relay($0, from: $1) } }

    func send(_ message: String) {
        print("同事2发送了信息")
        relay(message, self)
    }
    func hear(_ message: String) { print("同事2得到消息\(message)") }
}
