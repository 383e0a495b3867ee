protocol Colleague: AnyObject {
    var mediator: ChatMediator? { get }
    func hear(_ message: String)
}

protocol Mediator: AnyObject {}

final class ChatMediator: Mediator {
    var colleague1: Colleague?
    var colleague2: Colleague?

    func route<Sender: Colleague>(_ message: String, from sender: Sender) {
        let others: KeyPath<ChatMediator, Colleague?> = colleague1 === sender ? \.colleague2 : \.colleague1
        self[keyPath: others]?.hear(message)
    }
}

extension Colleague {
    func pass(_ message: String) { mediator?.route(message, from: self) }
}

final class Colleague1: Colleague {
    private(set) weak var mediator: ChatMediator?
    init(mediator: Mediator) { self.mediator = mediator as? ChatMediator }
    func send(_ message: String) {
        print("同事1发送了信息")
        pass(message)
    }
    func hear(_ message: String) { print("同事1得到消息:\(message)") }
}

final class Colleague2: Colleague {
    private(set) weak var mediator: ChatMediator?
    init(mediator: Mediator) { self.mediator = mediator as? ChatMediator }
    func send(_ message: String) {
        print("同事2发送了信息")
        pass(message)
    }
    func hear(_ message: String) { print("同事2得到消息\(message)") }
}
