import KataTranscript

/// What sentences ask of a fact again and again.
extension CodeFact {
    /// Whether the receiver may be one of some types.
    func isOn(_ types: Set<String>) -> Bool { !types.isDisjoint(with: on) }

    /// Whether the receiver may be one of some types.
    func isOn(_ types: [String]) -> Bool { on.contains(where: types.contains) }

    /// Whether one of some types is made, named, given or asked for.
    func speaks(of names: Set<String>) -> Bool { !names.isDisjoint(with: types) }

    /// Whether one of some types is made, named, given or asked for.
    func speaks(of names: [String]) -> Bool { types.contains(where: names.contains) }

    /// Whether the receiver is the object whose code it is.
    var isOnOwnObject: Bool { via == .itself || via == .base }

    /// Whether it calls, reads or changes a member.
    var usesMember: Bool { kind == .call || kind == .get || kind == .set }

    /// Whether it calls a function that something holds.
    var callsFunction: Bool { kind == .call && callee == .function }

    /// Whether it asks which constant a value is.
    var comparesConstants: Bool { question == .switch || question == .comparison }

    /// Whether it has no effect: it reads, names or asks.
    var onlyLooks: Bool { kind == .get || kind == .name || kind == .ask }

    /// Whether it puts what was handed over into a property.
    var keepsParameter: Bool { kind == .set && with.contains(.parameter) }

    /// Whether the function that it puts somewhere is an initializer.
    var isOfInitializer: Bool { name == "init" }
}

extension MemberFacts {
    /// The name with that of its type before it, if it has one.
    func title(in owner: String) -> String { owner.isEmpty ? name : "\(owner).\(name)" }
}

extension SpokenType {
    /// Whether a value of it is, holds or lists one of some types.
    func speaks(of types: Set<String>) -> Bool { !types.isDisjoint(with: names) }
}
