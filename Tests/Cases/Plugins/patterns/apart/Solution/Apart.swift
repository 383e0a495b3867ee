private struct Secret {
    var n = 1
}

enum Vault {
    fileprivate final class Drawer {}
    static func open() throws -> Int { 1 }
}

final class snake_case {
    private(set) var parts: (low: Int, high: Int) = (1, 2)
    private func hide() {}
    func count(in words: String...) async -> Int { words.count }
    func pass<each T>(_ values: repeat each T) {}
    subscript(index: Int) -> Int { index }
}

enum Size { case small, large(by: Int) }

private func whisper() {}
func shout(_ text: String = "hey") -> String { text.uppercased() }
