import KataTranscript

/// Finds what a solution in another language has for each name of a contract.
struct NameMatcher {
    private let contract: Contract
    private let native: ModuleTypes
    private let spelling: NameSpelling
    private let given: NamesFile

    /// Makes a matcher of a contract, of the types as the solution names them, and of names that the solution gives.
    init(_ contract: Contract, native: ModuleTypes, spelling: NameSpelling, given: NamesFile = NamesFile()) {
        self.contract = contract
        self.native = native
        self.spelling = spelling
        self.given = given
    }

    /// Returns the names side by side.
    func match() -> NativeNames {
        var nativeTypes: [String: String] = [:]
        for promised in contract.types {
            if let found = nativeType(promised.name) { nativeTypes[promised.name] = found }
        }
        var reaches: [String: NativeNames.TypeReach] = [:]
        for promised in contract.types {
            guard let type = nativeTypes[promised.name].flatMap({ native[$0] }) else { continue }
            reaches[promised.name] = reach(promised, type)
        }
        return NativeNames(
            types: named(by: nativeTypes, reaches), native: native, spelling: spelling, reaches: reaches,
            nativeTypes: nativeTypes)
    }

    // MARK: Types

    private func nativeType(_ name: String) -> String? {
        if let own = given[name] { return native[own] == nil ? nil : own }
        if native[name] != nil { return name }
        let alike = native.names.filter { NameForm.folded($0) == NameForm.folded(name) }
        if alike.count == 1 { return alike[0] }
        // All classes inside of one: `Solution.Garden` of Java.
        let inner = native.names.filter { full in
            NameForm.folded(full.split(separator: ".").last ?? "") == NameForm.folded(name)
        }
        if alike.isEmpty, inner.count == 1 { return inner[0] }
        guard let prefix = NameForm.sharedPrefix(of: native.names) else { return nil }
        let prefixed = native.names.filter {
            $0.hasPrefix(prefix) && NameForm.folded($0.dropFirst(prefix.count)) == NameForm.folded(name)
        }
        return prefixed.count == 1 ? prefixed[0] : nil
    }

    /// Returns the types with the contract's names, members and labels, where the solution has them.
    private func named(
        by nativeTypes: [String: String], _ reaches: [String: NativeNames.TypeReach]
    ) -> ModuleTypes {
        let promisedNames = Dictionary(nativeTypes.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let types = native.types.map { type in
            var named = type
            named.name = promisedNames[type.name] ?? type.name
            named.inherits = type.inherits.map { promisedNames[$0] ?? $0 }
            guard let reach = reaches[named.name] else { return named }
            if !reach.cases.isEmpty { named.kind = .enumeration }
            named.cases = reach.cases.map { CaseDescription(name: $0.name) }
            if !reach.constructors.isEmpty {
                named.constructors = reach.constructors.map(\.named.asConstructor)
            }
            let methods = reach.methods.map(\.named)
            named.subscripts = methods.filter { $0.name == "subscript" } + type.subscripts
            named.methods =
                methods.filter { $0.name != "subscript" }
                + type.methods.filter { own in !reach.methods.contains { $0.native == own.name } }
            named.properties =
                reach.properties.map {
                    PropertyDescription(
                        name: $0.name, type: $0.declared, isSettable: $0.isSettable, isStatic: $0.isStatic)
                }
                + type.properties.filter { own in
                    !reach.properties.contains { $0.native == own.name }
                        && !reach.methods.contains { $0.isProperty && $0.native == own.name }
                }
            return named
        }
        return ModuleTypes(types: types, isStateless: native.isStateless)
    }

    // MARK: Members

    private func reach(_ promised: Contract.PromisedType, _ type: TypeDescription) -> NativeNames.TypeReach {
        var reach = NativeNames.TypeReach()
        let lineage = native.lineage(of: type.name).compactMap { native[$0] }
        // What a base leaves to all below it has no declaration there where nothing has to be declared.
        let family =
            lineage + native.types.filter { native.lineage(of: $0.name).dropFirst().contains(type.name) }
        for text in promised.constructors {
            guard let call = Signature(promised: text) else { continue }
            let known = lineage.first { !$0.constructors.isEmpty }?.constructors ?? []
            let found = best(call, among: known) { _ in true }
            reach.constructors.append(
                NativeNames.Reach(
                    promised: call, native: type.name,
                    labels: found?.selectorParts ?? labels(of: call, in: found),
                    isInOrder: isInOrder(call, found), misfit: misfit(call, found)))
        }
        for text in promised.methods {
            guard let call = Signature(promised: text) else { continue }
            if let found = method(call, promised.name, call.isStatic ? lineage : family) {
                reach.methods.append(found)
            } else if native.isOpen(type.name), call.name != "subscript" {
                reach.methods.append(
                    NativeNames.Reach(
                        promised: call, native: spelling.member(call.name),
                        labels: call.parameters.map { _ in nil }))
            }
        }
        for (name, text) in promised.properties {
            let isOpen = native.isOpen(type.name)
            if let found = property(name, text, promised.name, family, isOpen: isOpen) {
                reach.properties.append(found)
            }
        }
        reach.cases = cases(promised, type)
        return reach
    }

    private func method(
        _ call: Signature, _ type: String, _ lineage: [TypeDescription]
    ) -> NativeNames.Reach? {
        let own = given["\(type).\(call.name)"]
        if call.name == "subscript" {
            let found = best(call, among: lineage.flatMap(\.subscripts)) { _ in true }
            return found.map {
                NativeNames.Reach(promised: call, native: "subscript", labels: labels(of: call, in: $0))
            }
        }
        let methods = lineage.flatMap(\.methods).filter { $0.isStatic == call.isStatic }
        let found = best(call, among: methods) { reading in
            own.map { $0 == reading.whole } ?? (NameForm.folded(reading.name) == NameForm.folded(call.name))
        }
        if let found {
            return NativeNames.Reach(
                promised: call, native: found.name, labels: labels(of: call, in: found),
                isInOrder: isInOrder(call, found),
                misfit: passesOver(call, found) ? nil : misfit(call, found))
        }
        guard call.parameters.isEmpty,
            let property = lineage.flatMap(\.properties).first(where: {
                $0.isStatic == call.isStatic
                    && NameForm.folded($0.name) == NameForm.folded(own ?? call.name)
            })
        else { return nil }
        return NativeNames.Reach(promised: call, native: property.name, labels: [], isProperty: true)
    }

    /// Returns the signature that fits a promised one best; where counts differ, the worker tells the script.
    private func best(
        _ call: Signature, among known: [Signature],
        _ isNamed: ((whole: String, name: String)) -> Bool
    ) -> Signature? {
        var best: (signature: Signature, score: Int)?
        for signature in known {
            for reading in NameForm.readings(of: signature.name)
            where isNamed((signature.name, reading.name)) && reading.fits(call) {
                let labels = reading.labels ?? signature.parameters.map { $0.label ?? "" }
                var score = signature.accepts(count: call.parameters.count) ? 100 : 0
                for (parameter, label) in zip(call.parameters, labels)
                where NameForm.folded(parameter.label ?? "") == NameForm.folded(label) {
                    score += 1
                }
                if score > best?.score ?? -1 { best = (signature, score) }
            }
        }
        return best?.signature
    }

    /// Tells whether a method may leave out parameters: a leaf's `add()` does where a composite's `add(part)` takes one.
    ///
    /// Where the language does not pass over values, the worker says so.
    private func passesOver(_ call: Signature, _ found: Signature) -> Bool {
        found.parameters.count < call.parameters.count
            && native.types.contains { type in
                type.methods.contains {
                    $0.name == found.name && $0.isStatic == found.isStatic
                        && $0.accepts(count: call.parameters.count)
                }
            }
    }

    /// Returns what the solution has where a promised call has another number of values; nil where they fit.
    private func misfit(_ call: Signature, _ found: Signature?) -> Signature? {
        found.flatMap { $0.accepts(count: call.parameters.count) ? nil : $0 }
    }

    /// Returns the solution's label for each promised parameter: the one of the same name, else that of the same place.
    private func labels(of call: Signature, in found: Signature?) -> [String?] {
        guard let found, !found.name.contains(":") else { return call.parameters.map { _ in nil } }
        let own = found.parameters.filter { !$0.isVariadic }
        return call.parameters.enumerated().map { place, parameter in
            let alike = own.first {
                parameter.label != nil
                    && NameForm.folded($0.label ?? "") == NameForm.folded(parameter.label ?? "")
            }
            if let alike { return alike.label }
            return own.indices.contains(place) ? own[place].label : nil
        }
    }

    /// Tells whether the solution's parameters stand in the promised order: a class below may call them otherwise.
    private func isInOrder(_ call: Signature, _ found: Signature?) -> Bool {
        guard let found, !found.name.contains(":") else { return false }
        let own = found.parameters.filter { !$0.isVariadic }.map(\.label)
        return labels(of: call, in: found).elementsEqual(own.prefix(call.parameters.count))
    }

    private func property(
        _ name: String, _ text: String, _ type: String, _ lineage: [TypeDescription], isOpen: Bool
    ) -> NativeNames.PropertyReach? {
        let isReadOnly = text.hasSuffix("{get}")
        let isStatic = text.hasPrefix("static ")
        let declared = isStatic ? String(text.dropFirst("static ".count)) : text
        let own = given["\(type).\(name)"]
        // `setOn(…)` goes with `isOn()`, and a property `on` may be read so, too.
        let plain = NameForm.words(of: name).first == "is" ? String(name.dropFirst(2)) : name
        let forms = own.map { [$0] } ?? [name] + ["is", "get", "has"].map { $0 + name } + [plain]
        let folded = forms.map { NameForm.folded($0) }
        let properties = lineage.flatMap(\.properties).filter { $0.isStatic == isStatic }
        let methods = lineage.flatMap(\.methods).filter { $0.isStatic == isStatic }
        let setters = [name, plain].map { "set" + NameForm.folded($0) }
        let setter = methods.first {
            setters.contains(NameForm.folded($0.name.prefix { $0 != ":" })) && $0.accepts(count: 1)
        }
        var reach = NativeNames.PropertyReach(
            name: name, type: DeclaredType(declared), declared: declared, isSettable: !isReadOnly,
            isStatic: isStatic, native: "")
        for form in folded {
            if let found = properties.first(where: { NameForm.folded($0.name) == form }) {
                reach.native = found.name
                if !found.isSettable { reach.setter = setter?.name }
                reach.isSettable = reach.isSettable && (found.isSettable || setter != nil)
                return reach
            }
            if let found = methods.first(where: {
                NameForm.folded($0.name) == form && $0.accepts(count: 0)
            }) {
                reach.native = found.name
                reach.isCalled = true
                reach.setter = setter?.name
                reach.isSettable = reach.isSettable && setter != nil
                return reach
            }
        }
        reach.native = spelling.member(name)
        return isOpen ? reach : nil
    }

    private func cases(
        _ promised: Contract.PromisedType, _ type: TypeDescription
    ) -> [NativeNames.CaseReach] {
        let names = type.cases.map(\.name)
        let shared = NameForm.folded(NameForm.sharedWords(of: names))
        return promised.cases.compactMap { text in
            let name = Signature(promised: text)?.name ?? text
            let forms = [name, shared + name, promised.name + name].map { NameForm.folded($0) }
            let own = given["\(promised.name).\(name)"]
            let found = type.cases.first { known in
                own.map { $0 == known.name } ?? forms.contains(NameForm.folded(known.name))
            }
            return found.map { NativeNames.CaseReach(name: name, native: $0.name, raw: $0.raw) }
        }
    }
}

extension Signature {
    /// The parts of a selector, which tell an initializer from others; nil for what is none.
    fileprivate var selectorParts: [String?]? {
        guard name.contains(":") else { return nil }
        return name.split(separator: ":", omittingEmptySubsequences: false).dropLast().map { String($0) }
    }

    /// The signature by the name that types.json gives constructors.
    fileprivate var asConstructor: Signature {
        var signature = self
        signature.name = "init"
        return signature
    }
}
