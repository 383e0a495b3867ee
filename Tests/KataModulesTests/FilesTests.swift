import Testing

@testable import KataModules

@Suite struct FilesTests {
    @Test(arguments: [
        ("a/b.yaml", "b.yaml", "a"), ("b.yaml", "b.yaml", "."), ("/b", "b", "/"), ("/", "/", "/"),
        ("a/b/", "b", "a"),
        ("a/\u{301}b", "\u{301}b", "a"), ("课/灯.yaml", "灯.yaml", "课"),
    ])
    func aPathHasAFolderAndAName(_ path: String, _ name: String, _ folder: String) {
        // By scalars: as texts, a slash with an accent equals itself decomposed.
        #expect(Array(Files.name(of: path).unicodeScalars) == Array(name.unicodeScalars))
        #expect(Array(Files.folder(of: path).unicodeScalars) == Array(folder.unicodeScalars))
    }
}
