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
}
