import KataTranscript
import Testing

@testable import KataModules

@Suite struct NameFormTests {
    @Test(arguments: [
        ("addOrder", ["add", "Order"]), ("HRDepartment", ["HR", "Department"]), ("question1", ["question1"]),
        ("add_order", ["add", "order"]), ("orderTypeMutton", ["order", "Type", "Mutton"]), ("x", ["x"]),
    ])
    func aNameHasWords(_ name: String, _ words: [String]) {
        #expect(NameForm.words(of: name) == words)
    }

    @Test func stylesSpellNames() {
        #expect(NameSpelling.Style.snakeCase.spelled("pushOrder") == "push_order")
        #expect(NameSpelling.Style.upperCase.spelled("roastDuck") == "ROAST_DUCK")
        #expect(NameSpelling.Style.camelCase.spelled("pushOrder") == "pushOrder")
    }

    @Test func aSelectorIsReadAsANameWithLabels() {
        let readings = NameForm.readings(of: "pushOrderWithString:type:").filter { !$0.needsLabel }.map {
            "\($0.name) \($0.labels ?? [])"
        }
        #expect(
            readings == [
                #"pushOrderWithString ["", "type"]"#, #"pushOrder ["String", "type"]"#,
                #"pushOrder ["", "type"]"#,
            ])
        #expect(NameForm.readings(of: "rest").map(\.name) == ["rest"])
    }

    @Test func theRestOfANameIsALabelWhereTheContractHasIt() {
        func fits(_ selector: String, _ promised: String) -> Bool {
            guard let call = Signature(promised: promised) else { return false }
            return NameForm.readings(of: selector).contains { $0.name == call.name && $0.fits(call) }
        }
        #expect(fits("moveTo:", "move(to place: Int)"))
        #expect(fits("displayDepth:", "display(depth: Int)"))
        #expect(!fits("displayDepth:", "display(_ depth: Int)"))
        #expect(fits("displayWithDepth:", "display(_ depth: Int)"))
    }

    @Test func aPrefixIsWhatMoreThanHalfShare() {
        #expect(NameForm.sharedPrefix(of: ["HCDWork", "HCDschoolGirl", "Other"]) == "HCD")
        #expect(NameForm.sharedPrefix(of: ["NSThing", "NSOther"]) == "NS")
        #expect(NameForm.sharedPrefix(of: ["HCDWork", "Other", "Third"]) == nil)
        #expect(NameForm.sharedPrefix(of: ["HCDWork"]) == nil)
    }

    @Test func constantsLoseWhatTheyShare() {
        #expect(NameForm.sharedWords(of: ["orderTypeMutton", "orderTypeDuck"]) == "orderType")
        #expect(NameForm.sharedWords(of: ["ORDER_TYPE_A", "ORDER_TYPE_B"]) == "ORDERTYPE")
        #expect(NameForm.sharedWords(of: ["mutton", "duck"]) == "")
    }

    /// The ways to read a name take the square of its length.
    @Test func aNameThatNobodyWritesIsReadAsItStands() {
        let long = String(repeating: "Ba", count: 20_000)
        #expect(NameForm.readings(of: "z\(long):").map(\.name) == ["z\(long):"])
        #expect(NameForm.readings(of: "z\(long.prefix(398)):").count == 200)
        #expect(NameForm.sharedWords(of: ["\(long)A", "\(long)C"]) == "")
    }

    @Test func whatMoreThanHalfOfManyNamesBeginWithIsFoundAtOnce() {
        let names = (0..<60_000).map { number in
            let letters = [number / 676 % 26, number / 26 % 26, number % 26].map {
                Character(Unicode.Scalar(65 + UInt8($0)))
            }
            return "\(String(letters))\(number)"
        }
        #expect(NameForm.sharedPrefix(of: names) == nil)
        #expect(NameForm.sharedPrefix(of: names + names.map { "HCD\($0)" } + ["HCDx"]) == "HCD")
    }
}
