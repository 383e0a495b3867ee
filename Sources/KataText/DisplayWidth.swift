extension String {
    /// The number of terminal columns that the text takes; a tab counts as one.
    ///
    /// Wide and full-width scalars (Unicode Standard Annex 11) take two, marks and format controls none.
    public var displayWidth: Int {
        var width = 0
        for scalar in unicodeScalars { width += scalar.displayWidth }
        return width
    }
}

extension Unicode.Scalar {
    /// The number of terminal columns of this scalar: 0, 1 or 2.
    public var displayWidth: Int {
        if value < 0x300 { return value == 0xAD ? 0 : 1 }
        if isWide { return 2 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return 1
        }
    }

    /// Tells whether the scalar is East Asian wide or full-width, or an emoji shown as a picture.
    private var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
            0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB,
            0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
            true
        default:
            properties.isEmojiPresentation
        }
    }
}
