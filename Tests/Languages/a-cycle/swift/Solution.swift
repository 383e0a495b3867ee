class Person {
    let name: String
    var friends: [Person] = []

    init(_ name: String) { self.name = name }
}
