extension String {
    /// Returns the beginning of the text that fits into so many columns, with a mark where something was cut off.
    public func cut(toWidth limit: Int) -> String {
        guard displayWidth > limit else { return self }
        var result = ""
        var width = 1
        for scalar in unicodeScalars {
            width += scalar.displayWidth
            guard width <= limit else { break }
            result.unicodeScalars.append(scalar)
        }
        return result + "…"
    }

    /// Returns the text with blanks behind it up to so many columns.
    public func padded(toWidth width: Int) -> String {
        self + blanks(toWidth: width)
    }

    /// Returns the blanks that fill a column of so many columns behind the text.
    fileprivate func blanks(toWidth width: Int) -> String {
        String(repeating: " ", count: max(0, width - displayWidth))
    }
}

extension TextStyle {
    /// Returns a text in the colour of a role, with blanks behind it up to so many columns.
    public func callAsFunction(_ role: Role, _ text: String, toWidth width: Int) -> String {
        self(role, text) + text.blanks(toWidth: width)
    }

    /// Returns lines of two columns: names, such as files or commands, and what each is for.
    ///
    /// - Parameter role: the colour of the names; nil for none.
    public func rows(_ rows: [(name: String, purpose: String)], names role: Role? = nil) -> String {
        let width = rows.map(\.name.displayWidth).max() ?? 0
        return rows.map { name, purpose in
            let column = role.map { self($0, name, toWidth: width) } ?? name.padded(toWidth: width)
            return "  \(column)  \(self(.faint, purpose))\n"
        }.joined()
    }
}
