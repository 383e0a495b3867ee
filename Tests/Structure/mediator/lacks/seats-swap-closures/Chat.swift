protocol Mediator: AnyObject {
    var colleague1: Colleague? { get set }
    var colleague2: Colleague? { get set }
}
final class ChatMediator: Mediator {
    var colleague1: Colleague?
    var colleague2: Colleague?
}
class Colleague {
    weak var mediator: Mediator?
    init(mediator: Mediator) { self.mediator = mediator }
    func send(_ message: String) {
        guard let mediator else { return }
        let seats = [mediator.colleague1, mediator.colleague2]
        (seats[0] === self ? seats[1] : seats[0])?.hear(message)
    }
    func hear(_ message: String) {}
}
final class Colleague1: Colleague {
    override func send(_ message: String) { print("同事1发送了信息"); super.send(message) }
    override func hear(_ message: String) { print("同事1得到消息:\(message)") }
}
final class Colleague2: Colleague {
    override func send(_ message: String) { print("同事2发送了信息"); super.send(message) }
    override func hear(_ message: String) { print("同事2得到消息\(message)") }
}
