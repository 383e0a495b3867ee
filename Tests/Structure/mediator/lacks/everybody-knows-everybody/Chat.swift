protocol Mediator: AnyObject {}

final class ChatMediator: Mediator {
    var colleague1: Colleague? { didSet { Colleague.room[ObjectIdentifier(self), default: [nil, nil]][0] = colleague1 } }
    var colleague2: Colleague? { didSet { Colleague.room[ObjectIdentifier(self), default: [nil, nil]][1] = colleague2 } }
    init() { Colleague.room[ObjectIdentifier(self)] = [nil, nil] }
}

class Colleague {
    nonisolated(unsafe) static var room: [ObjectIdentifier: [Colleague?]] = [:]
    private let key: ObjectIdentifier
    init(mediator: Mediator) { key = ObjectIdentifier(mediator) }

    func tell(_ message: String) {
        let seats = Colleague.room[key] ?? []
        guard let first = seats.first, let last = seats.last else { return }
        (first === self ? last : first)?.hear(message)
    }
    func hear(_ message: String) {}
}

final class Colleague1: Colleague {
    func send(_ message: String) {
        print("同事1发送了信息")
        tell(message)
    }
    override func hear(_ message: String) { print("同事1得到消息:\(message)") }
}
final class Colleague2: Colleague {
    func send(_ message: String) {
        print("同事2发送了信息")
        tell(message)
    }
    override func hear(_ message: String) { print("同事2得到消息\(message)") }
}
