extension CallList {
    /// Reads `{"types": […], "members": […], "list": […]}` of the worker protocol; nil where the JSON is none.
    init?(json: JSON) {
        guard let list = json["list"]?.array, let first = json["first"]?.count,
            let types = json["types"]?.array?.mapAll(\.string),
            let members = json["members"]?.array?.mapAll(Member.init(json:))
        else { return nil }
        var calls: [RecordedCall] = []
        calls.reserveCapacity(list.count)
        for entry in list.prefix(Self.mostCalls) {
            guard let call = RecordedCall(json: entry, first: first, before: calls.count, types, members)
            else { return nil }
            calls.append(call)
        }
        self.init(calls: calls, isCut: list.count > calls.count || json["cut"]?.bool ?? false)
    }

    /// What the protocol lets a worker tell of a scenario.
    private static let mostCalls = 100_000

    /// A member, as the list's table has it.
    fileprivate struct Member {
        let owner: String
        let name: String
        let role: RecordedCall.Role

        /// Reads `[owner, name, role]`.
        init?(json: JSON) {
            guard let parts = json.array, parts.count == 3, let owner = parts[0].string,
                let name = parts[1].string,
                let role = parts[2].string.flatMap(RecordedCall.Role.init(rawValue:))
            else { return nil }
            self.owner = owner
            self.name = name
            self.role = role
        }
    }
}

extension RecordedCall {
    /// Reads `[parent, object, type, member, arguments]`, the last of which may be absent.
    ///
    /// - Parameter first: The number of the first call of the list, by which parents are counted.
    fileprivate init?(
        json: JSON, first: Int, before place: Int, _ types: [String], _ members: [CallList.Member]
    ) {
        guard let parts = json.array, parts.count >= 4, let parent = parts[0].integer, parent >= -1,
            let object = parts[1].integer, let type = parts[2].integer, let member = parts[3].integer,
            types.indices.contains(type), members.indices.contains(member),
            parent < first + place,
            let arguments = (parts.count > 4 ? parts[4].array ?? [] : []).mapAll(
                ObjectGraph.Content.init(json:))
        else { return nil }
        let entry = members[member]
        // A caller of an earlier command is not on this list.
        self.init(
            parent: parent < first ? nil : parent - first, object: object > 0 ? object : nil,
            type: types[type], owner: entry.owner, member: entry.name, role: entry.role,
            arguments: arguments)
    }
}
