import KataDiagnostics
import KataText

/// What tells a result apart from others although lines above it come and go.
enum Fingerprint {
    /// Returns a hash (FNV-1a, 64 bits) of the rule, the file and the text of the line, blanks at its ends left out.
    static func of(_ annotation: Annotation, rule: String, in file: SourceFile) -> String {
        var key = "\(rule)\n\(annotation.span.path)\n"
        let line = annotation.span.line - 1
        if annotation.span.path == file.path, line < file.lineCount {
            key += file.text(in: file.range(ofLine: line)).trimmed
        } else {
            key += annotation.message
        }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16).paddedWithZeros(to: 16)
    }
}
