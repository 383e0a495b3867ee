extension String {
    /// The text with everything escaped that a terminal would obey or hide: C0 but tab, DEL, C1, bidi controls, and
    /// characters without width that no script needs.
    public var visible: String {
        guard unicodeScalars.contains(where: \.isHiddenFromPeople) else { return self }
        var result = ""
        for scalar in unicodeScalars {
            if scalar.isHiddenFromPeople {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// Tells whether a terminal obeys this scalar, or shows nothing where it stands.
    ///
    /// Joiners (U+200C, U+200D) and variation selectors shape letters and emoji, so they are let through.
    public var isHiddenFromPeople: Bool {
        switch value {
        case 0x09: false
        case 0...0x1F, 0x7F...0x9F: true
        case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        case 0x00AD, 0x180E, 0x200B, 0x2060...0x2064, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        default: false
        }
    }
}
