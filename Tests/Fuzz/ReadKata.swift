import KataDiagnostics
import KataScript
import KataYAML

/// Reads the bytes as a kata file, or, where the first is `$`, the rest as text of the script language.
///
/// Whatever they are, nothing may crash or hang, and each finding must lie in the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    if bytes.first == UInt8(ascii: "$") {
        readScript(Array(bytes.dropFirst()))
    } else {
        readKata(bytes)
    }
    return 0
}

private func readKata(_ bytes: [UInt8]) {
    let file = SourceFile(path: "kata.yaml", bytes: bytes)
    var diagnostics = Diagnostics()
    if let root = YAMLReader.root(of: file, diagnostics: &diagnostics) {
        checkPlaces(root)
        let kata = KataReader.read(root, id: "kata", diagnostics: &diagnostics)
        precondition(kata != nil || diagnostics.hasErrors, "refused without a word")
    } else {
        diagnostics = Diagnostics()
        precondition(KataReader.read(file, id: "kata", diagnostics: &diagnostics) == nil)
        precondition(diagnostics.hasErrors, "refused without a word")
    }
    checkFindings(diagnostics, in: file)
}

private func readScript(_ bytes: [UInt8]) {
    let file = SourceFile(path: "script", bytes: bytes)
    let text = LocatedText(bytes: bytes, pieces: [], range: SourceRange(0, bytes.count))
    var diagnostics = Diagnostics()
    _ = ScriptParser.block(text, diagnostics: &diagnostics)
    _ = ScriptParser.expression(text, diagnostics: &diagnostics)
    _ = ScriptParser.objects(text, diagnostics: &diagnostics)
    _ = ScriptParser.inverseRules(text, diagnostics: &diagnostics)
    checkFindings(diagnostics, in: file)
}

/// Checks that each byte of each text that stands in the file as it is stands where the text says.
private func checkPlaces(_ node: YAMLNode) {
    let file = node.file
    precondition(
        0 <= node.range.start && node.range.start <= node.range.end && node.range.end <= file.bytes.count)
    if node.isScalar {
        let text = node.text
        for offset in 0...text.bytes.count { _ = text.fileOffset(of: offset) }
        let isPlain = node.kind == .scalar(.plain) || node.kind == .scalar(.literal)
        for (offset, byte) in text.bytes.enumerated() where isPlain && byte > 0x20 {
            precondition(file.bytes[text.fileOffset(of: offset)] == byte, "a byte is not where it should be")
        }
    }
    for item in node.items { checkPlaces(item) }
    for (key, value) in node.entries {
        checkPlaces(key)
        checkPlaces(value)
    }
}

private func checkFindings(_ diagnostics: Diagnostics, in file: SourceFile) {
    for (number, found) in diagnostics.sorted.enumerated() {
        precondition(!found.message.isEmpty)
        precondition(0 <= found.range.start && found.range.start <= found.range.end, "a range is upside down")
        precondition(found.range.end <= max(1, file.bytes.count), "a range ends behind the file")
        // Writing them all would take most of the time.
        if number < 3 { precondition(!DiagnosticText().text(of: found, in: file).isEmpty) }
        for edit in found.fix?.edits ?? [] {
            precondition(edit.range.start <= edit.range.end && edit.range.end <= file.bytes.count)
        }
    }
}
