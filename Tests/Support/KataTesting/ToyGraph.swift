import KataTranscript

extension ObjectGraph {
    /// Makes the graph of toys; what an object refers to has the number of its reference.
    init(_ toys: some Sequence<ToyObject>, held: Set<Int>) {
        self.init(
            objects: toys.sorted { $0.id < $1.id }.map { toy in
                Node(
                    id: toy.id, reference: held.contains(toy.id) ? toy.id : nil, type: toy.type,
                    fields: toy.properties.sorted { $0.key < $1.key }.map { name, value in
                        guard case .object(let reference) = value else {
                            return Field(name, .text(value.sourceText))
                        }
                        return Field(name, .object(reference.id))
                    })
            })
    }
}
