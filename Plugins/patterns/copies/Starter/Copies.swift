/// The lines that a model was made from; whoever shares a source sees what is added to it.
///
/// 造出模型的那几行；共用同一个 source 的，都看得到后来加进去的内容。
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

    init(text: String, source: [String]) {
        self.text = text
        self.source = Source(source)
    }

    // What is new in each copy, and what is shared? Ask the same about the lists below.
    // 每种副本里什么是新的，什么是共用的？对下面的列表也这样问一问。

    func copy() -> Model { self }

    func deepCopy() -> Model { self }
}

/// A list of models that stays as it was made, though its models may change.
///
/// 造好就不再变的模型列表，尽管其中的模型可以变。
class List {
    fileprivate(set) var items: [Model]

    init(_ items: [Model]) {
        self.items = items
    }

    var count: Int { items.count }

    func item(_ index: Int) -> Model { items[index] }

    func copy() -> List { self }

    func mutableCopy() -> MutableList { MutableList(items) }

    func copyItems() -> List { self }

    func deepCopy() -> List { self }
}

/// A list that can grow.
///
/// 可以变长的列表。
final class MutableList: List {
    func append(_ item: Model) {
        items.append(item)
    }
}
