protocol Mediator: AnyObject {
    func send(_ message: String, from sender: Colleague)
}

/// Carries messages between two seats, whoever sits there.
final class ChatMediator: Mediator {
    var colleague1: Colleague?
    var colleague2: Colleague?

    func send(_ message: String, from sender: Colleague) {
        let receiver = sender === colleague1 ? colleague2 : colleague1
        receiver?.remember(sender)
        receiver?.notify(message)
    }
}

class Colleague {
    /// Weak, since the mediator keeps its colleagues.
    private weak var mediator: Mediator?
    private(set) weak var last: Colleague?

    init(mediator: Mediator) {
        self.mediator = mediator
    }

    func send(_ message: String) {
        mediator?.send(message, from: self)
    }

    func notify(_ message: String) {}

    final func remember(_ other: Colleague) { last = other }
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
