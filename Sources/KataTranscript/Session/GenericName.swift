import KataText

extension String {
    /// The name of a member without the types behind it: `make` of `make<Circle>`.
    public var withoutTypeArguments: String {
        guard let open = openOfTypeArguments else { return self }
        return String(self[..<open])
    }

    /// Tells whether a type is another, where one of the names may leave out the arguments of a generic type.
    public func isType(_ other: String) -> Bool {
        if self == other { return true }
        guard contains("<") != other.contains("<") else { return false }
        return withoutAnyArguments == other.withoutAnyArguments
    }

    private var withoutAnyArguments: String {
        var depth = 0
        return String(
            filter { character in
                if character == "<" { depth += 1 }
                defer { if character == ">" { depth -= 1 } }
                return depth == 0
            })
    }

    /// The types behind the name of a member, `Circle` and `[Int]` of `make<Circle, [Int]>`; none for other names.
    var typeArguments: [String] {
        guard let open = openOfTypeArguments else { return [] }
        return self[index(after: open)...].dropLast().splitOutsideBrackets(at: ",").map {
            String($0.drop { $0 == " " })
        }
    }

    /// Where types begin behind a name; nil where there are none, as in the names of operators.
    private var openOfTypeArguments: Index? {
        guard utf8.last == UInt8(ascii: ">"), let open = firstIndex(of: "<"), open > startIndex else {
            return nil
        }
        let isName = unicodeScalars.first.map { $0.properties.isXIDStart || $0 == "_" } ?? false
        return isName ? open : nil
    }
}
