protocol Element: AnyObject {
    // How does an element tell a visitor what it is, without being asked?
    // 元素怎样让访问者知道自己是什么，而不用被问？
}

final class Man: Element {}

final class Woman: Element {}

protocol Visitor {}

final class Joy: Visitor {}

final class Anger: Visitor {}

/// The elements, in the order in which they were attached.
///
/// 各个元素，按加入的先后。
final class ObjectStructure {
    func attach(_ element: Element) {}

    func detach(_ element: Element) {}

    func accept(_ visitor: Visitor) {}
}
