struct NoBook: Error {}

class Shelf {
    private let books = ["Dune": "a desert"]

    func book(_ title: String) throws -> String {
        guard let found = books[title] else { throw NoBook() }
        return found
    }

    func author() throws -> String { throw NoBook() }
}
