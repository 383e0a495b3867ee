import SwiftSyntax

/// Writes guards into members, so that they can be emptied while the program runs.
struct StubWriter {
    /// What the bindings declare for the guards.
    static let function = """
        func __kataIsEmptied(_ __kataSwitches: Swift::UInt) -> Swift::Bool {
            KataRuntime::Emptied.has(__kataSwitches)
        }

        """

    private let table: FactTable
    private let folder: String
    private let neutral: NeutralValue
    private let built: BuiltMembers

    /// Guards come before whatever else is put at the head of a body.
    private static let rank = 10

    /// Makes a writer for the sources below a folder.
    init(_ files: [SourceFile], first: SourceFile, below folder: String) {
        table = FactTable(files, first: first)
        self.folder = folder
        neutral = NeutralValue(table: table)
        built = BuiltMembers(files)
    }

    /// Returns what empties the members that are wished for.
    func write(_ wishes: [Wishes.Emptied]) -> CopyPieces {
        var outcome = CopyPieces()
        for wish in wishes {
            guard let member = member(at: wish) else {
                outcome.reasons[wish.name] = "there is no member"
                continue
            }
            write(wish, member, &outcome)
        }
        return outcome
    }

    private func write(_ wish: Wishes.Emptied, _ member: FactMember, _ outcome: inout CopyPieces) {
        let value = neutral.text(of: result(of: member), in: member)
        for body in MemberBody.all(of: member) where !body.isAbstract {
            switch body.purpose {
            case .taking: guardBody(body, wish, "", member, &outcome)
            case .answer where built.contain(member, body.statements):
                outcome.reasons[wish.name] = "a result builder makes what it answers"
            case .answer:
                if let value {
                    guardBody(body, wish, value, member, &outcome)
                } else {
                    let type = member.written?.trimmedDescription ?? "its result"
                    outcome.reasons[wish.name] = "\(type) has no neutral value"
                }
            case .other: outcome.reasons[wish.name] = "it has accessors of the language's own"
            }
        }
    }

    private func guardBody(
        _ body: MemberBody, _ wish: Wishes.Emptied, _ value: String, _ member: FactMember,
        _ outcome: inout CopyPieces
    ) {
        let leaving = value.isEmpty ? "return" : "return \(value)"
        outcome.insertions.insert(
            " if Solution::__kataIsEmptied(\(wish.switches)) { \(leaving) };", at: body.start,
            of: member.file,
            name: wish.name, rank: Self.rank)
        guard !value.isEmpty, let place = body.onlyExpression else { return }
        outcome.insertions.insertReturn(at: place, of: member.file, name: wish.name)
    }

    /// What a member answers; nothing where no result is written.
    private func result(of member: FactMember) -> FactType {
        if member.kind == .method, member.written == nil { return .none }
        if member.kind == .method { return table.resolve(member.written, in: member.scope) }
        return table.type(of: member)
    }

    private func member(at wish: Wishes.Emptied) -> FactMember? {
        let path = "\(folder)/\(wish.file)"
        let all = table.types.flatMap(\.members) + table.freeOrder
        return all.first {
            $0.place.file == path && $0.place.line == wish.line && $0.place.column == wish.column
        }
    }
}
