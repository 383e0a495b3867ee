class Mediator { var colleague1: Colleague? { didSet { pair() } }; var colleague2: Colleague? { didSet { pair() } }
    private func pair() { colleague1?.partner = colleague2; colleague2?.partner = colleague1 } }
final class ChatMediator: Mediator {}
class Colleague { weak var partner: Colleague?; let mediator: Mediator
    init(mediator: Mediator) { self.mediator = mediator }
    func hear(_ message: String) {} }
final class Colleague1: Colleague {
    func send(_ message: String) { print("同事1发送了信息"); partner?.hear(message) }
    override func hear(_ message: String) { print("同事1得到消息:\(message)") } }
final class Colleague2: Colleague {
    func send(_ message: String) { print("同事2发送了信息"); partner?.hear(message) }
    override func hear(_ message: String) { print("同事2得到消息\(message)") } }
