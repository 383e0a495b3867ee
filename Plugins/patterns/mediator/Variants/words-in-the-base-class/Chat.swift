protocol Mediator: AnyObject {
    func 转发(_ 消息: String, 来自 谁: Colleague)
}

final class ChatMediator: Mediator {
    var colleague1: Colleague?
    var colleague2: Colleague?

    func 转发(_ 消息: String, 来自 谁: Colleague) {
        for 一 in [colleague1, colleague2] where 一 !== 谁 { 一?.收(消息) }
    }
}

class Colleague {
    fileprivate unowned let 中介: Mediator
    init(mediator: Mediator) { 中介 = mediator }
    func send(_ message: String) { 中介.转发(message, 来自: self) }
    func 收(_ 消息: String) {}
}

final class Colleague1: Colleague {
    override func send(_ message: String) {
        print("同事1发送了信息")
        super.send(message)
    }
    override func 收(_ 消息: String) { print("同事1得到消息:\(消息)") }
}

final class Colleague2: Colleague {
    override func send(_ message: String) {
        print("同事2发送了信息")
        super.send(message)
    }
    override func 收(_ 消息: String) { print("同事2得到消息\(消息)") }
}
