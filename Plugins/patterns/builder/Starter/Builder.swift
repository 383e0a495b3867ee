/// Somebody drawn part by part.
///
/// 一部分一部分画出来的人。
final class Person {
    private(set) var parts: [String] = []
}

protocol PersonBuilder {
    // A method for each part goes here. Who calls them, and in which order?
    // 这里给每个部分一个方法。谁来调用它们，按什么顺序？

    /// Hands over what has been built.
    ///
    /// 交出造好的人。
    func result() -> Person
}

final class FatPersonBuilder: PersonBuilder {
    func result() -> Person { Person() }
}

final class ThinPersonBuilder: PersonBuilder {
    func result() -> Person { Person() }
}

/// Has a person built from head to foot, of whatever kind the builder makes.
///
/// 让建造者从头到脚造一个人，不管它造的是哪一种。
final class PersonDirector {
    init(_ builder: PersonBuilder) {}

    func build() {}
}
