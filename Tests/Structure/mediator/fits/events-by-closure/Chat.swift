final class ChatMediator {
    var colleague1: Colleague?
    var colleague2: Colleague?
    func route(_ event: Event) {
        switch event.from {
        case colleague1: deliver(event.words, to: colleague2)
        default: deliver(event.words, to: colleague1)
        }
    }
    private func deliver(_ words: String, to colleague: Colleague?) { colleague?.notify(words) }
}
typealias Mediator = ChatMediator
struct Event { let words: String; let from: Colleague }
class Colleague: Equatable {
    private weak var mediator: ChatMediator?
    init(mediator: ChatMediator) { self.mediator = mediator }
    static func == (a: Colleague, b: Colleague) -> Bool { a === b }
    fileprivate var number: String { "" }
    func send(_ message: String) { print("同事\(number)发送了信息"); mediator?.route(Event(words: message, from: self)) }
    func notify(_ message: String) {}
}
final class Colleague1: Colleague {
    override fileprivate var number: String { "1" }
    override func notify(_ message: String) { print("同事1得到消息:\(message)") }
}
final class Colleague2: Colleague {
    override fileprivate var number: String { "2" }
    override func notify(_ message: String) { print("同事2得到消息\(message)") }
}
