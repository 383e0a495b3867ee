import KataSystem
import Testing

@Suite struct ShortPathTests {
    @Test(arguments: [
        ("/a/b", "/a/b", "."), ("/a/b/c", "/a/b", "c"), ("/a", "/a/b/c", "../.."), ("/x/y", "/a", "/x/y"),
        ("/a/bc", "/a/b", "/a/bc"),
    ])
    func pathsAreSaidFromAFolder(path: String, folder: String, expected: String) {
        #expect(ShortPath.relative(path, from: folder) == expected)
    }
}
