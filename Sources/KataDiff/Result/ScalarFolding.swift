extension Unicode.Scalar {
    /// Tells whether people do not see the scalar: zero-width, soft hyphen, directional marks, controls but tab.
    var isInvisible: Bool {
        switch value {
        case 0x09: false
        case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x34F, 0x61C, 0x180E, 0x200B...0x200F, 0x2028...0x202E,
            0x2060...0x206F,
            0xFE00...0xFE0F, 0xFEFF:
            true
        default: false
        }
    }

    /// Tells whether the scalar is a space, but not the ordinary one.
    var isOtherSpace: Bool {
        switch value {
        case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Tells whether the scalar is a full-width form, or the CJK full stop or comma, of an ASCII character.
    var isWideForm: Bool { narrow != self }

    /// The ASCII character that a full-width form (U+FF01 to U+FF5E), `。` or `、` stands for.
    var narrow: Unicode.Scalar {
        switch value {
        case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0) ?? self
        case 0x3002: "."
        case 0x3001: ","
        default: self
        }
    }

    /// Tells whether the scalar is a curved quotation mark, a dash or an ellipsis.
    var isTypographic: Bool { plainPunctuation != [self] }

    /// The ASCII characters that typographic punctuation stands for.
    var plainPunctuation: [Unicode.Scalar] {
        switch value {
        case 0x2018, 0x2019, 0x201B: ["'"]
        case 0x201C...0x201F: ["\""]
        case 0x2010...0x2015, 0x2212: ["-"]
        case 0x2026: [".", ".", "."]
        default: [self]
        }
    }
}

extension String.UnicodeScalarView {
    /// The number of blanks and tabs at the end.
    var trailingBlanks: Int { reversed().prefix { $0 == " " || $0 == "\t" }.count }

    /// The number of blanks and tabs at the beginning.
    var leadingBlanks: Int { prefix { $0 == " " || $0 == "\t" }.count }
}
