// Mistake: the model says that it is its own copy.

/// The lines that a model was made from; whoever shares a source sees what is added to it.
final class Source {
    private(set) var lines: [String]

    init(_ lines: [String]) {
        self.lines = lines
    }

    func add(_ line: String) {
        lines.append(line)
    }
}

final class Model {
    var text: String
    let source: Source

    convenience init(text: String, source: [String]) {
        self.init(text: text, sharing: Source(source))
    }

    private init(text: String, sharing source: Source) {
        self.text = text
        self.source = source
    }

    /// Returns a new model with the same source.
    func copy() -> Model {
        self
    }

    /// Returns a new model with a new source.
    func deepCopy() -> Model {
        Model(text: text, source: source.lines)
    }
}

/// A list of models that stays as it was made, though its models may change.
class List {
    fileprivate(set) var items: [Model]

    init(_ items: [Model]) {
        self.items = items
    }

    var count: Int { items.count }

    func item(_ index: Int) -> Model { items[index] }

    /// Returns a list that cannot change: this one, since it cannot.
    func copy() -> List { self }

    /// Returns a new list, which can change, of the same models.
    func mutableCopy() -> MutableList { MutableList(items) }

    /// Returns a new list of copied models: one level deep, as the sources are still shared.
    func copyItems() -> List { List(items.map { $0.copy() }) }

    /// Returns a new list that shares nothing with this one.
    func deepCopy() -> List { List(items.map { $0.deepCopy() }) }
}

/// A list that can grow.
final class MutableList: List {
    func append(_ item: Model) {
        items.append(item)
    }

    /// Returns the models of this moment as a list that cannot change.
    override func copy() -> List { List(items) }
}
