class Mediator {
    var colleague1: Colleague?
    var colleague2: Colleague?
}

final class ChatMediator: Mediator {}

class Colleague {
    fileprivate weak var mediator: Mediator?
    init(mediator: Mediator) { self.mediator = mediator }
    func send(_ message: String) {}
    func notify(_ message: String) {}
}

final class Colleague1: Colleague {
    override func send(_ message: String) {
        print("同事1发送了信息")
        let other = mediator?.colleague1 === self ? mediator?.colleague2 : mediator?.colleague1
        other?.notify(message)
    }
    override func notify(_ message: String) { print("同事1得到消息:\(message)") }
}

final class Colleague2: Colleague {
    override func send(_ message: String) {
        print("同事2发送了信息")
        let other = mediator?.colleague1 === self ? mediator?.colleague2 : mediator?.colleague1
        other?.notify(message)
    }
    override func notify(_ message: String) { print("同事2得到消息\(message)") }
}
