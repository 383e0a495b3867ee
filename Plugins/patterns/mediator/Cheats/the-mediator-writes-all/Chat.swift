class Mediator {
    var colleague1: Colleague?
    var colleague2: Colleague?

    func send(_ message: String, from sender: Colleague) {
        let receiver = sender === colleague1 ? colleague2 : colleague1
        if receiver is Colleague1 { print("同事1得到消息:\(message)") }
        if receiver is Colleague2 { print("同事2得到消息\(message)") }
    }
}

final class ChatMediator: Mediator {}

class Colleague {
    private weak var mediator: Mediator?
    init(mediator: Mediator) { self.mediator = mediator }
    func send(_ message: String) { mediator?.send(message, from: self) }
}

final class Colleague1: Colleague {
    override func send(_ message: String) {
        print("同事1发送了信息")
        super.send(message)
    }
}

final class Colleague2: Colleague {
    override func send(_ message: String) {
        print("同事2发送了信息")
        super.send(message)
    }
}
