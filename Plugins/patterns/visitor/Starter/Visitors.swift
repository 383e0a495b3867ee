protocol Element: AnyObject {
    // How does an element tell a visitor what it is, without being asked?
}

final class Man: Element {}

final class Woman: Element {}

protocol Visitor {}

final class Joy: Visitor {}

final class Anger: Visitor {}

/// The elements, in the order in which they were attached.
final class ObjectStructure {
    func attach(_ element: Element) {}

    func detach(_ element: Element) {}

    func accept(_ visitor: Visitor) {}
}
