import KataTranscript

/// The members of a JSON object, to be changed by name; the others keep their place.
struct JSONMembers: Sendable {
    /// The members in their written order.
    private(set) var members: [JSON.Member] = []

    /// Makes the members of an empty object, or of one that was read.
    init(_ members: [JSON.Member] = []) { self.members = members }

    /// The value of a name; nil takes the member out.
    subscript(name: String) -> JSON? {
        get { members.first { $0.name == name }?.value }
        set {
            guard let newValue else { return members.removeAll { $0.name == name } }
            if let index = members.firstIndex(where: { $0.name == name }) {
                members[index].value = newValue
            } else {
                members.append(JSON.Member(name, newValue))
            }
        }
    }
}
