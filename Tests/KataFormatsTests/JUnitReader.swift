import Foundation
import FoundationXML

/// Reads JUnit XML by the rules that all its consumers share, and notes what breaks them.
final class JUnitReader: NSObject, XMLParserDelegate {
    /// An element that was read.
    final class Element {
        let name: String
        let attributes: [String: String]
        var children: [Element] = []
        var text = ""

        init(_ name: String, _ attributes: [String: String]) {
            self.name = name
            self.attributes = attributes
        }

        func all(_ name: String) -> [Element] { children.filter { $0.name == name } }
    }

    private struct Rule {
        let required: Set<String>
        let allowed: Set<String>
        let children: Set<String>
    }

    private static let results: Set<String> = ["failure", "error", "skipped"]
    private static let rules: [String: Rule] = [
        "testsuites": Rule(
            required: ["name"], allowed: ["tests", "failures", "errors", "time"], children: ["testsuite"]),
        "testsuite": Rule(
            required: ["name", "tests", "failures", "errors"],
            allowed: ["skipped", "time", "timestamp", "hostname", "id", "package", "file"],
            children: ["properties", "testcase", "system-out", "system-err"]),
        "properties": Rule(required: [], allowed: [], children: ["property"]),
        "property": Rule(required: ["name", "value"], allowed: [], children: []),
        "testcase": Rule(
            required: ["name", "classname", "time"], allowed: ["file", "line"],
            children: results.union(["system-out", "system-err"])),
        "failure": Rule(required: ["message", "type"], allowed: [], children: []),
        "error": Rule(required: ["message", "type"], allowed: [], children: []),
        "skipped": Rule(required: [], allowed: ["message"], children: []),
        "system-out": Rule(required: [], allowed: [], children: []),
    ]

    /// The root; nil if the text is no XML.
    private(set) var root: Element?
    /// What is not as it should be.
    private(set) var problems: [String] = []
    private var open: [Element] = []

    /// Reads a document.
    init(_ text: String) {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        if !parser.parse() { problems.append("no XML: line \(parser.lineNumber)") }
        if !open.isEmpty { problems.append("an open element") }
        if text.contains("<![CDATA[") { problems.append("CDATA") }
        for suite in root?.all("testsuite") ?? [] { check(suite) }
        checkNames()
    }

    /// The cases of all suites.
    var cases: [Element] { root?.all("testsuite").flatMap { $0.all("testcase") } ?? [] }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let element = Element(name, attributes)
        if let rule = JUnitReader.rules[name] {
            let names = Set(attributes.keys)
            if !names.isSuperset(of: rule.required) { problems.append("\(name) lacks an attribute") }
            let odd = names.subtracting(rule.required).subtracting(rule.allowed)
            if !odd.isEmpty { problems.append("\(name) has \(odd.sorted())") }
        } else {
            problems.append("unknown element \(name)")
        }
        if let time = attributes["time"], time.wholeMatch(of: /\d+\.\d{3}/) == nil {
            problems.append("time \(time)")
        }
        if let parent = open.last {
            if JUnitReader.rules[parent.name]?.children.contains(name) != true {
                problems.append("\(name) in \(parent.name)")
            }
            parent.children.append(element)
        } else if name == "testsuites", root == nil {
            root = element
        } else {
            problems.append("root \(name)")
        }
        open.append(element)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { open.removeLast() }

    private func check(_ suite: Element) {
        let cases = suite.all("testcase")
        func expect(_ name: String, _ count: Int) {
            if suite.attributes[name] != String(count) { problems.append("\(name) is not \(count)") }
        }
        expect("tests", cases.count)
        expect("failures", cases.count { !$0.all("failure").isEmpty })
        expect("errors", cases.count { !$0.all("error").isEmpty })
        expect("skipped", cases.count { !$0.all("skipped").isEmpty })
        for item in cases {
            let results = item.children.filter { JUnitReader.results.contains($0.name) }
            if results.count > 1 { problems.append("several results") }
            for result in results where result.name != "skipped" && result.text.isEmpty {
                problems.append("\(result.name) without text")
            }
        }
    }

    /// GitLab drops cases of the same name and class, Artemis looks at names alone.
    private func checkNames() {
        let names = cases.map { $0.attributes["name"] ?? "" }
        if Set(names).count != names.count { problems.append("a name twice") }
    }
}
