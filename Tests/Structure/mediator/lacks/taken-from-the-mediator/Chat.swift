class Mediator {}
final class ChatMediator: Mediator {
    var colleague1: Colleague?
    var colleague2: Colleague?
}
class Colleague {
    weak var mediator: ChatMediator?
    init(mediator: Mediator) { self.mediator = mediator as? ChatMediator }
    func receive(_ message: String) {}
}
final class Colleague1: Colleague {
    func send(_ message: String) {
        print("同事1发送了信息")
        if mediator?.colleague1 === self {
            mediator?.colleague2?.receive(message)
        } else {
            mediator?.colleague1?.receive(message)
        }
    }
    override func receive(_ message: String) { print("同事1得到消息:\(message)") }
}
final class Colleague2: Colleague {
    func send(_ message: String) {
        print("同事2发送了信息")
        if mediator?.colleague1 === self {
            mediator?.colleague2?.receive(message)
        } else {
            mediator?.colleague1?.receive(message)
        }
    }
    override func receive(_ message: String) { print("同事2得到消息\(message)") }
}
