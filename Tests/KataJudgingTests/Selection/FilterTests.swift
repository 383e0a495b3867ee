import Testing

@testable import KataJudging

@Suite struct FilterTests {
    @Test(arguments: [
        ("blog", true), ("undo", true), ("state", true), ("test", true), ("t*", true), ("t?st", true),
        ("*s*", true),
        ("*", true), ("????", true), ("?????", false), ("tes", false), ("slow", false), ("服务", true),
        ("not slow", true), ("not blog", false), ("not not blog", true),
        ("blog and undo", true), ("blog and slow", false), ("slow or undo", true), ("slow or fast", false),
        ("slow and blog or undo", true), ("undo or slow and fast", true), ("(undo or slow) and fast", false),
        ("not (slow or fast)", true), ("not slow and not fast", true), ("  (blog)  ", true),
    ])
    func aKataFitsOrNot(_ filter: String, _ fits: Bool) throws {
        let kata = try Judged.kata(
            "pattern: state\ntags: [blog, undo, 服务]\ncommands: |\n  log 1\nexpect: |\n  1\n")
        #expect(try Filter(filter).accepts(kata) == fits)
    }

    @Test(arguments: [
        ("", "the filter ends where a tag, a pattern or an id is missing"),
        ("blog and", "the filter ends where a tag, a pattern or an id is missing"),
        ("not", "the filter ends where a tag, a pattern or an id is missing"),
        ("or blog", "'or' stands where a tag, a pattern or an id is missing"),
        ("()", "')' stands where a tag, a pattern or an id is missing"),
        ("(blog", "a ')' is missing in the filter"),
        ("blog)", "')' is too much in the filter 'blog)'"),
        ("blog undo", "'undo' is too much in the filter 'blog undo'"),
    ])
    func aBrokenFilterIsTold(_ filter: String, _ words: String) {
        let error = #expect(throws: Filter.SyntaxError.self) { try Filter(filter) }
        #expect(error?.description == words)
    }
}
