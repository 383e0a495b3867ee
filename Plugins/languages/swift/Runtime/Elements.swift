/// An argument; nil if it was left out or cannot stand alone.
public func given(_ argument: Any) -> Any? {
    argument is Nothing ? nil : argument
}

/// What a list or a set holds: its first element, or a floating-point number where there is one among integers.
///
/// - Returns: The argument itself if it is neither, so that an optional serves too; nil if there is no element.
public func element(of argument: Any) -> Any? {
    guard let elements = argument as? [Any] else { return given(argument) }
    return elements.contains { $0 is Int }
        ? elements.first { $0 is Double } ?? elements.first : elements.first
}

/// A key of a dictionary; nil if it is empty or no dictionary.
public func key(of argument: Any) -> Any? {
    (argument as? [AnyHashable: Any])?.keys.first?.base
}

/// A value of a dictionary; nil if it is empty or no dictionary.
public func value(of argument: Any) -> Any? {
    (argument as? [AnyHashable: Any]).flatMap { element(of: Array($0.values)) }
}
