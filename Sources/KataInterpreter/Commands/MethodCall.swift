import KataDiagnostics
import KataScript
import KataTranscript

/// A method call on the queue; it is undone by the inverse rule of its method.
final class MethodCall: Command {
    let range: SourceRange
    private let member: String
    private let call: SourceRange
    private var receiver: Location
    private var arguments: [Argument]
    private var places: InoutPlaces
    private var inverse: BoundInverse?
    private var wasDone = false
    var obstacle: String?

    init(
        _ receiver: Location, _ member: String, _ arguments: [Argument], _ places: InoutPlaces,
        call: SourceRange, range: SourceRange
    ) {
        self.receiver = receiver
        self.member = member
        self.arguments = arguments
        self.places = places
        self.call = call
        self.range = range
    }

    func execute(in context: Context) throws(InterruptionError) {
        let isRedone = wasDone
        if isRedone {
            receiver = try receiver.readAgain(in: context)
            try places.refresh(&arguments, in: context)
        }
        wasDone = true
        if context.queue.keepsHistory {
            inverse = try context.inverse(of: member, receiver, arguments, at: call)
        }
        let answer = try receiver.call(member, arguments, places, at: call, in: context)
        inverse?.result = answer.value
        if !isRedone { context.transcript.note(result: answer.value) }
    }

    func undo(at range: SourceRange, in context: Context) throws(InterruptionError) {
        guard let inverse else {
            if let lack = missingType(in: context) { throw .fault(Fault(.contract, lack, at: call)) }
            throw .invalid(missingRule(at: range, in: context))
        }
        receiver = try receiver.readAgain(in: context)
        try inverse.run(on: receiver, in: context)
    }

    var keptValues: [Value] {
        [receiver.values[0]] + arguments.map(\.value) + (inverse?.values ?? [])
    }

    func rename(_ renaming: Renaming) -> Bool {
        guard receiver.rename(renaming) else { return false }
        for index in arguments.indices {
            guard let renamed = renaming.value(arguments[index].value) else { return false }
            arguments[index].value = renamed
        }
        return true
    }

    func restoreRoot() { receiver.restoreRoot() }

    func inverseText(in context: Context) -> String? { inverse.map { $0.text(in: context) } }

    func isAbout(_ binding: Binding) -> Bool { receiver.isAbout(binding) }

    /// Says for which other type the kata has a rule; nil where that is not why no rule serves.
    private func missingType(in context: Context) -> String? {
        let rules = context.rules[member.withoutTypeArguments, default: []].filter {
            $0.parameters.count == arguments.count
        }
        guard let rule = rules.first, let own = context.typeName(of: receiver) else { return nil }
        let wanted = rule.type.text
        if context.types?[wanted] == nil {
            return
                "'\(own).\(member)' cannot be undone: the kata's rule is for '\(wanted)', which the module does not have"
        }
        guard context.types?.lineage(of: own).contains(wanted) == false else { return nil }
        return "'\(own).\(member)' cannot be undone: the kata's rule is for '\(wanted)', and '\(own)' is none"
    }

    private func missingRule(at range: SourceRange, in context: Context) -> Diagnostic {
        let member = member.withoutTypeArguments
        let type = context.typeName(of: receiver) ?? "Type"
        let overloads = context.types?.methods(member, of: type) ?? []
        let known = overloads.first { $0.parameters.count == arguments.count }
        let fuller = overloads.first { $0.parameters.count > arguments.count }
        let names = arguments.indices.map {
            known?.parameters[$0].name ?? arguments[$0].label ?? fuller?.parameters[$0].name ?? "a\($0 + 1)"
        }
        let ancestors = context.types?.lineage(of: type) ?? [type]
        let others = context.rules[member, default: []].filter {
            ancestors.contains($0.type.text) && $0.parameters.count != arguments.count
        }
        let head =
            (type == ModuleTypes.module ? member : "\(type).\(member)")
            + "(\(names.joined(separator: ", ")))"
        return Diagnostic(
            .noInverse, "'\(context.source(call))' cannot be undone: no rule says how", at: range,
            notes: [
                Note("this command is to be undone", at: call)
            ]
                + others.map {
                    Note(
                        "this rule is for another count of arguments: \($0.parameters.count), not "
                            + "\(arguments.count)", at: $0.range)
                } + [
                    Note("add a rule under 'undo:', such as '\(head): inverse(…)' or '\(head): nothing'")
                ])
    }
}
