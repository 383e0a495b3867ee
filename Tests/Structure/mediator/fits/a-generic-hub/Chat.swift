class Hub<Member: AnyObject> {
    func pass(_ message: String, from member: Member) {}
}
typealias Mediator = Hub<Colleague>

final class ChatMediator: Hub<Colleague> {
    var colleague1: Colleague?
    var colleague2: Colleague?
    override func pass(_ message: String, from member: Colleague) {
        for other in [colleague1, colleague2].compactMap({ $0 }) where other !== member {
            other.take(message)
        }
    }
}

class Colleague {
    fileprivate weak var hub: Hub<Colleague>?
    init(mediator: Mediator) { hub = mediator }
    func take(_ message: String) {}
}

final class Colleague1: Colleague {
    func send(_ message: String) {
        print("同事1发送了信息")
        hub?.pass(message, from: self)
    }
    override func take(_ message: String) { print("同事1得到消息:\(message)") }
}

final class Colleague2: Colleague {
    func send(_ message: String) {
        print("同事2发送了信息")
        hub?.pass(message, from: self)
    }
    override func take(_ message: String) { print("同事2得到消息\(message)") }
}
