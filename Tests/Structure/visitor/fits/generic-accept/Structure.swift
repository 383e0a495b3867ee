final class ObjectStructure {
    private var members: [any Element] = []

    func attach(_ element: any Element) { members.append(element) }

    func detach(_ element: any Element) {
        guard let place = members.firstIndex(where: { $0 === element }) else { return }
        members.remove(at: place)
        while let next = members.firstIndex(where: { $0 === element }) { members.remove(at: next) }
    }

    func accept(_ visitor: any Visitor) {
        for member in members { _ = member.accept(visitor) }
    }
}
