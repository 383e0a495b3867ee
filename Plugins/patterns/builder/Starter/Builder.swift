/// Somebody drawn part by part.
final class Person {
    private(set) var parts: [String] = []
}

protocol PersonBuilder {
    // A method for each part goes here. Who calls them, and in which order?

    /// Hands over what has been built.
    func result() -> Person
}

final class FatPersonBuilder: PersonBuilder {
    func result() -> Person { Person() }
}

final class ThinPersonBuilder: PersonBuilder {
    func result() -> Person { Person() }
}

/// Has a person built from head to foot, of whatever kind the builder makes.
final class PersonDirector {
    init(_ builder: PersonBuilder) {}

    func build() {}
}
