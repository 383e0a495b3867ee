import KataDiagnostics
import KataScript
import KataText
import KataTranscript

/// A name with what it stands for.
final class Binding {
    /// What made the name, which tells what may be done with it.
    enum Origin {
        case object, letBinding, variable, loopVariable, parameter, receiver
    }

    /// What tells the type of the value, where nothing is asked of the module.
    enum Source {
        /// The type that is written beside the name.
        case type(String)
        /// The expression that gave the value.
        case value(Expression)
        /// The expression whose elements the loop walks over.
        case element(Expression)
    }

    /// The name of what a loop walks over, which no script can write.
    static let hidden = ""

    let name: String
    let origin: Origin
    var value: Value
    /// The place that the name is another word for: the receiver of an inverse.
    private(set) var place: Location?
    /// The request whose answer the value is; a replay gives the name that request's new answer.
    var request: Int?
    var isDropped = false
    var source: Source?
    /// Tells whether the value is a reference that does not keep its object alive.
    var isWeak = false

    init(_ name: String, _ value: Value, origin: Origin, request: Int? = nil) {
        self.name = name
        self.value = value
        self.origin = origin
        self.request = request
    }

    /// Makes a name for a place, so that what is done to the name is done there.
    convenience init(_ name: String, at place: Location) {
        self.init(name, place.value, origin: .receiver)
        self.place = place
    }
}

/// The names of a block, inside the names of the block around it.
final class Scope {
    let parent: Scope?
    private var bindings: [Binding] = []
    /// What runs where the scope ends, the last one first, each with its statement.
    var deferred: [(block: Block, statement: SourceRange)] = []

    init(inside parent: Scope?) { self.parent = parent }

    func add(_ binding: Binding) { bindings.append(binding) }

    /// Returns the binding of `name` here or further out.
    func binding(of name: String) -> Binding? {
        place(of: name)?.binding
    }

    /// Returns the binding of `name` here or further out, and where it is.
    func place(of name: String) -> (binding: Binding, scope: Scope)? {
        var scope: Scope? = self
        while let current = scope {
            if let found = current.bindings.last(where: { $0.name == name }) { return (found, current) }
            scope = current.parent
        }
        return nil
    }

    /// The bindings of this block alone.
    var own: [Binding] { bindings }

    /// The names here and further out.
    var visibleNames: [String] { visible.map(\.name).filter { $0 != Binding.hidden } }

    /// The bindings here and further out.
    var visible: [Binding] { bindings + (parent?.visible ?? []) }
}
