import SwiftSyntax

/// How many names the types have that aliases stand for, with the aliases in them written out.
///
/// A few lines of aliases that each name the one before twice stand for more names than any machine can hold.
struct AliasSizes {
    /// An alias that stands for more than a solution can need.
    struct Excess {
        let name: String
        /// Where it is declared, as compilers write places.
        let place: String
    }

    /// So many names a type may have.
    static let limit = 10_000

    private struct Alias {
        let place: String
        let names: [String]
    }

    private var aliases: [String: Alias] = [:]
    private var sizes: [String: Int] = [:]

    /// Returns the first alias, in the order of the sources, that stands for more names than may be.
    static func excess(in files: [SourceFile]) -> Excess? {
        var all = AliasSizes()
        var order: [String] = []
        for file in files {
            for (name, node) in file.tree.aliases where all.aliases[name] == nil {
                let place = file.position(node)
                all.aliases[name] = Alias(
                    place: "\(file.path):\(place.line):\(place.column)",
                    names: node.initializer.value.identifiers)
                order.append(name)
            }
        }
        for name in order where all.size(name) > limit {
            return Excess(name: name, place: all.aliases[name]?.place ?? "")
        }
        return nil
    }

    /// Counts without recursion: a chain of aliases may be longer than a stack is deep.
    private mutating func size(_ name: String) -> Int {
        var open = [name]
        var visiting: Set<String> = []
        while let next = open.last {
            guard let alias = aliases[next], sizes[next] == nil else {
                open.removeLast()
                continue
            }
            // One that stands for itself is the compiler's to refuse.
            let waiting = alias.names.filter {
                aliases[$0] != nil && sizes[$0] == nil && !visiting.contains($0) && $0 != next
            }
            if visiting.insert(next).inserted, !waiting.isEmpty {
                open += waiting
            } else {
                let size = alias.names.reduce(0) { min(Self.limit + 1, $0 + (sizes[$1] ?? 1)) }
                sizes[next] = size
                open.removeLast()
            }
        }
        return sizes[name] ?? 1
    }
}

extension SourceFileSyntax {
    /// All aliases of types, wherever they are declared.
    fileprivate var aliases: [(name: String, node: TypeAliasDeclSyntax)] {
        tokens(viewMode: .sourceAccurate).compactMap { token in
            guard token.tokenKind == .keyword(.typealias),
                let node = token.parent?.as(TypeAliasDeclSyntax.self)
            else { return nil }
            return (unquoted(node.name.text), node)
        }
    }
}

extension TypeSyntax {
    /// The names in a type.
    fileprivate var identifiers: [String] {
        tokens(viewMode: .sourceAccurate).compactMap { token in
            if case .identifier(let name) = token.tokenKind { unquoted(name) } else { nil }
        }
    }
}
