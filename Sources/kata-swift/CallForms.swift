extension MemberWriter {
    /// The comment that tells ``Repair`` whose lines follow: those of the member, or of one form of calling it.
    func marker(_ form: String = "") -> String {
        let place = "\(Marker.prefix)\(solution.index(of: type)).\(code)"
        return form.isEmpty ? place : "\(place)\(Marker.form)\(form)"
    }

    /// The lines of one form of calling the member: with some of its defaults, or so many values of a variadic parameter.
    ///
    /// What the compiler refused of it answers with the compiler's words; the other forms stay in reach.
    func marked(_ form: String, _ lines: () -> [String]) -> [String] {
        guard let refusal = member.refusedForms["\(code)\(Marker.form)\(form)"] else {
            return [marker(form)] + lines()
        }
        return ["return try __kata.refused(\(quoted(refusal)))"]
    }
}
