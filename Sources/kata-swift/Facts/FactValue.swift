import SwiftSyntax

/// What is known of an expression's value.
struct FactValue {
    var type = FactType.unknown
    /// How the code came by it, as in a fact.
    var via = ""
    var name = ""
    /// The members of others through which it came, each with its type.
    var through: [String] = []
    /// What it is made of, as in a fact.
    var roots: Set<String> = []
    /// The member that told it, or the variable outside of all types.
    var source: (on: [String], member: String)?
    /// The members that told which one it is: keys by which it was looked up, arguments of which it was made.
    var told: Set<String> = []
    var isLiteral = false
    /// How many rows it has, where it is a table that is written out with constants for keys; 0 for anything else.
    var rows = 0
    /// The member that tells what it gives, where it is a closure of one expression.
    var answer: (on: [String], member: String)?
    /// The closure or reference, where the value is a function that stands here.
    var function: Syntax?
    /// The number under which the facts of that closure are.
    var closure = 0
    /// The type of the value of which `type(of:)` was asked.
    var question: FactType?
    /// The elements, where it is a tuple that is written out; of a list, those that are functions.
    var parts: [FactValue] = []

    /// The members that tell whatever is looked up or made with it, or assigned from it, which one to be.
    var tells: Set<String> {
        guard let source, let owner = source.on.first else { return told }
        return told.union(["\(owner).\(source.member)"])
    }

    /// The functions among its elements, and among theirs.
    var functions: [FactValue] { parts.flatMap { ($0.function == nil ? [] : [$0]) + $0.functions } }

    /// Notes members that told which one it is, up to a few: a long calculation tells nothing.
    mutating func isTold(by members: Set<String>) {
        if told.count < 8 { told.formUnion(members) }
    }

    /// What it has gone through when one of its members is asked for; what is one's own is no step.
    func through(_ member: String) -> [String] {
        guard !["", "self", "super", "static", "free"].contains(via), let owner = type.receivers.first else {
            return []
        }
        return through + ["\(owner.name).\(member)"]
    }
}
