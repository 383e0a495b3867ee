typealias Mediator = ChatMediator

protocol Colleague: AnyObject {
    func hear(_ message: String)
}

final class ChatMediator {
    var colleague1: (any Colleague)?
    var colleague2: (any Colleague)?

    fileprivate func pass(_ message: String, on sender: any Colleague) {
        let other = sender === colleague1 ? colleague2 : colleague1
        guard let other else { return }
        other.hear(message)
    }
}

final class Colleague1 {
    private weak var room: ChatMediator?
    init(mediator: ChatMediator) { room = mediator }
    func send(_ message: String) {
        print("同事1发送了信息")
        room?.pass(message, on: self)
    }
}

extension Colleague1: Colleague {
    func hear(_ message: String) { print("同事1得到消息:\(message)") }
}

final class Colleague2 {
    private weak var room: ChatMediator?
    init(mediator: ChatMediator) { room = mediator }
    func send(_ message: String) {
        print("同事2发送了信息")
        room?.pass(message, on: self)
    }
}

extension Colleague2: Colleague {
    func hear(_ message: String) { print("同事2得到消息\(message)") }
}
