extension String {
    /// The text with everything escaped that a terminal would obey or hide: C0 but tab, DEL, C1, and bidi controls.
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
    /// Tells whether a terminal obeys this scalar instead of showing it.
    public var isHiddenFromPeople: Bool {
        switch value {
        case 0x09: false
        case 0...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2028, 0x2029, 0x2066...0x2069, 0x061C:
            true
        default: false
        }
    }
}
