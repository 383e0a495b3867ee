import KataTranscript

extension Request {
    /// The request in a few words, for tests that look at what was asked.
    var summary: String {
        switch self {
        case .new(let type, let arguments): "new \(type)\(arguments.payloadText)"
        case .call(let target, let member, let arguments):
            "call \(target.summary).\(member)\(arguments.payloadText)"
        case .get(let target, let member): "get \(target.summary).\(member)"
        case .set(let target, let member, let value): "set \(target.summary).\(member) = \(value.sourceText)"
        case .index(let value, let arguments): "index \(value.sourceText)\(arguments.payloadText)"
        case .setIndex(let value, let arguments, let assigned):
            "index \(value.sourceText)\(arguments.payloadText) = \(assigned.sourceText)"
        case .copy(let value): "copy \(value.sourceText)"
        case .same(let left, let right): "same \(left.sourceText) \(right.sourceText)"
        case .equal(let left, let right): "equal \(left.sourceText) \(right.sourceText)"
        case .show(let value, _): "show \(value.sourceText)"
        case .iterate(let value): "iterate \(value.sourceText)"
        case .next(let value): "next \(value.sourceText)"
        case .weak(let value): "weak \(value.sourceText)"
        case .caught: "caught"
        case .release(let ids): "release \(ids)"
        case .objects: "objects"
        case .calls: "calls"
        case .passed: "passed"
        }
    }
}

extension Request.Target {
    fileprivate var summary: String {
        switch self {
        case .value(let value): value.sourceText
        case .type(let type): type
        }
    }
}
