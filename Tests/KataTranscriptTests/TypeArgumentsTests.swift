import KataTranscript
import Testing

/// The types behind the name of a member, as a request tells them.
@Suite struct TypeArgumentsTests {
    @Test(arguments: [
        (
            "make<Circle, [Int]>",
            #"{"id":1,"op":"call","type":"T","member":"make","types":["Circle","[Int]"],"args":[]}"#
        ),
        (
            "make<(Int) -> Bool, Int>",
            #"{"id":1,"op":"call","type":"T","member":"make","types":["(Int) -> Bool","Int"],"args":[]}"#
        ),
        ("make", #"{"id":1,"op":"call","type":"T","member":"make","args":[]}"#),
    ])
    func theTypesBehindANameAreToldOneByOne(_ member: String, _ json: String) {
        let request = Request.call(on: .type("T"), member: member, arguments: [])
        #expect(request.json(id: 1).text == json)
    }
}
