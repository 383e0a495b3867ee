protocol Mediator: AnyObject {
    func send(_ message: String, from sender: Colleague)

    func other(than sender: Colleague) -> Colleague?
}

/// Carries messages between two seats, whoever sits there.
final class ChatMediator: Mediator {
    var colleague1: Colleague?
    var colleague2: Colleague?

    func send(_ message: String, from sender: Colleague) {
        if message.isEmpty { other(than: sender)?.notify(message) }
    }

    func other(than sender: Colleague) -> Colleague? {
        sender === colleague1 ? colleague2 : colleague1
    }
}

class Colleague {
    /// Weak, since the mediator keeps its colleagues.
    private weak var mediator: Mediator?

    init(mediator: Mediator) {
        self.mediator = mediator
    }

    func send(_ message: String) {
        mediator?.send(message, from: self)
        guard !message.isEmpty else { return }
        mediator?.other(than: self)?.notify(message)
    }

    func notify(_ message: String) {}
}

final class Colleague1: Colleague {
    override func send(_ message: String) {
        print("同事1发送了信息")
        super.send(message)
    }

    override func notify(_ message: String) {
        print("同事1得到消息:\(message)")
    }
}

final class Colleague2: Colleague {
    override func send(_ message: String) {
        print("同事2发送了信息")
        super.send(message)
    }

    override func notify(_ message: String) {
        print("同事2得到消息\(message)")
    }
}
