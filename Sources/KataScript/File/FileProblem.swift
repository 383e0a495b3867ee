internal import KataDiagnostics
internal import KataYAML

/// What can be wrong with a kata file beyond the shape of its values, with the facts that the message needs.
enum FileProblem {
    case emptyFile
    case missingFormat
    case formatNotFirst(first: String)
    case unknownFormat(text: String, isNewer: Bool?)
    case badFileName(id: String)
    case badLocale(key: String)
    case textEndsAtHash(what: String)
    case noCommands
    case noScenarios
    case keyBesideScenarios(key: String)
    case repeatedName(name: String, first: SourceRange)
    case unknownScenario(name: String, nearest: String?, names: [String])
    case noScenarioNamed
    case pointsGiven(sum: Int, kata: Int, all: Bool)
    case noRows(key: String)
    case unknownPart(name: String, key: String, nearest: String?)
    case noSetupNamed
    case unusedPart(name: String, key: String)
    case rowHasCells(row: Int, count: Int, names: Int)
    case emptyCell(row: Int, name: String)
    case rowHasMore(row: Int, name: String)
    case rowHasLess(row: Int, name: String, first: SourceRange)
    case ambiguousValue(text: String)
    case nameClash(name: String, first: SourceRange)
    case emptyCommands(key: String)
    case scriptIsNoBlock(key: String, isList: Bool)
    case linesAreJoined(key: String)
    case badUndo(text: String)
    case valueEaten(found: String)
    case commaCutEntry(key: String)
    case emptyEntry(key: String)
    case expressionCutByComment
    case unusedParameter(name: String)
    case unusedObject(name: String)
    case badExplorePlace(text: String)
    case badExploreValues(text: String)

    /// The code and the words.
    var words: (code: DiagnosticCode, message: String) {
        switch self {
        case .emptyFile: (.emptyFile, "the file is empty; a kata begins with 'kata: 1'")
        case .missingFormat: (.missingFormat, "a kata begins with the key 'kata: 1'")
        case .formatNotFirst(let first):
            (.missingFormat, "'kata' must come first, before '\(Quoting.shortened(first))'")
        case .unknownFormat(let text, .some(true)):
            (
                .unknownFormat,
                "the file was written for a newer kata: its format is \(text), this program reads 1"
            )
        case .unknownFormat(let text, .some(false)):
            (
                .unknownFormat,
                "the file was written for an older kata: its format is \(text), this program reads 1"
            )
        case .unknownFormat("", nil): (.unknownFormat, "the number of the format is missing: write 'kata: 1'")
        case .unknownFormat(let text, nil):
            (.unknownFormat, "'\(Quoting.shortened(text))' is no format number: write 'kata: 1'")
        case .badFileName(let id):
            (
                .badIdentifier,
                "the file's name, '\(Quoting.shortened(id))', is the kata's id: use lower-case letters, digits and hyphens only"
            )
        case .badLocale(let key):
            (
                .badLocale,
                "'\(Quoting.shortened(key))' is no locale: a comma or colon ends a text inside { }: quote it"
            )
        case .textEndsAtHash(let what):
            (.textEndsAtHash, "\(what) ends before the '#': quote the text if it goes on")
        case .noCommands: (.missingKey, "a kata needs the key 'commands' or 'scenarios'")
        case .noScenarios: (.emptyValue, "'scenarios' is empty; a kata has at least one")
        case .keyBesideScenarios(let key):
            (
                .keyBesideScenarios,
                "'\(Quoting.shortened(key))' belongs into each scenario where there are 'scenarios'"
            )
        case .repeatedName(let name, _):
            (.repeatedScenarioName, "a scenario is called '\(Quoting.shortened(name))' already")
        case .unknownScenario(let name, .some(let near), _):
            (
                .unknownScenario,
                "no scenario is called '\(Quoting.shortened(name))'; did you mean '\(Quoting.shortened(near))'?"
            )
        case .unknownScenario(let name, nil, let names):
            (
                .unknownScenario,
                "no scenario is called '\(Quoting.shortened(name))'; there is \(list(names))"
            )
        case .noScenarioNamed: (.emptyValue, "'for' is empty; name a scenario, or write the hint as a text")
        case .pointsGiven(let sum, let kata, true):
            (
                .pointsDoNotAddUp,
                "all scenarios give points, \(sum) together, but the kata \(kata): leave 'points' out, or write \(sum)"
            )
        case .pointsGiven(let sum, let kata, false):
            (
                .pointsDoNotAddUp,
                "scenarios give \(sum) points together, but the kata has only \(kata): write 'points: \(sum)' or more"
            )
        case .noRows(let key):
            (
                .emptyValue,
                "'\(Quoting.shortened(key))' has no rows, so the scenario would never run; leave it out"
            )
        case .unknownPart(let name, let key, let nearest):
            (
                .unknownPart,
                "'\(key)' has no '\(Quoting.shortened(name))'"
                    + (nearest.map { "; did you mean '\(Quoting.shortened($0))'?" } ?? "")
            )
        case .noSetupNamed: (.emptyValue, "'use' is empty; name one of the 'setups', or leave it out")
        case .unusedPart(let name, let key):
            (.unusedPart, "nothing uses '\(Quoting.shortened(name))' of '\(key)'")
        case .rowHasCells(let row, let count, let names):
            (
                .rowsDiffer,
                "row \(row) has \(count) value\(count == 1 ? "" : "s"), and the first line \(names) name\(names == 1 ? "" : "s")"
            )
        case .emptyCell(let row, let name):
            (.rowsDiffer, "row \(row) gives no '\(Quoting.shortened(name))'")
        case .rowHasMore(let row, let name):
            (.rowsDiffer, "row \(row) has '\(Quoting.shortened(name))', which the first row has not")
        case .rowHasLess(let row, let name, _):
            (.rowsDiffer, "row \(row) gives no '\(Quoting.shortened(name))'")
        case .ambiguousValue(let text):
            (
                .ambiguousValue,
                "'\(Quoting.shortened(text))' is \(meaning(of: text)) here, but not for every YAML reader: \(advice(for: text))"
            )
        case .nameClash(let name, _):
            (.nameClash, "'\(Quoting.shortened(name))' is the name of something else already")
        case .emptyCommands(let key): (.emptyCommands, "'\(Quoting.shortened(key))' holds no command")
        case .scriptIsNoBlock(let key, true):
            (
                .commandsAreNoBlock,
                "'\(Quoting.shortened(key))' is a block of text, not a list: write '\(key): |' and the commands below it"
            )
        case .scriptIsNoBlock(let key, false):
            (
                .commandsAreNoBlock,
                "'\(Quoting.shortened(key))' is a block of text, not a map: write '\(key): |' and the commands below it"
            )
        case .linesAreJoined(let key):
            (
                .commandsAreNoBlock,
                "YAML joins the lines of '\(Quoting.shortened(key))' here: begin it with '|'"
            )
        case .badUndo(let text):
            (.badChoice, "'undo' is the word 'replay', or rules, not '\(Quoting.shortened(text))'")
        case .valueEaten(let found):
            (.valueEatenByYAML, "YAML reads \(found) here: quote the expression, or use the block form")
        case .commaCutEntry(let key):
            (
                .valueEatenByYAML,
                "a comma inside { } cuts '\(Quoting.shortened(key))': quote the expression, or use the block form"
            )
        case .emptyEntry(let key):
            (.emptyValue, "'\(Quoting.shortened(key))' is empty; an expression should follow the colon")
        case .expressionCutByComment:
            (.textCutByComment, "the expression ends before the '#': quote it, or use the block form")
        case .unusedParameter(let name):
            (.unusedParameter, "nothing uses the parameter '\(Quoting.shortened(name))'")
        case .badExplorePlace(let text):
            (
                .badChoice,
                "'\(Quoting.shortened(text))' is no place of values: write 'Work.hour', 'Person(name)' or 'Board.press(row)'"
            )
        case .badExploreValues(let text):
            (
                .badChoice,
                "values are a list, a range such as '0...24' or '0...24 step 0.5', or the word 'any', not '\(Quoting.shortened(text))'"
            )
        case .unusedObject(let name): (.unusedObject, "nothing uses the object '\(Quoting.shortened(name))'")
        }
    }

    /// Returns the diagnostic at a place.
    func diagnostic(at range: SourceRange, fix: FixIt? = nil) -> Diagnostic {
        let (code, message) = words
        var result = Diagnostic(code, message, at: range, fix: fix)
        switch self {
        case .repeatedName(let name, let first), .nameClash(let name, let first):
            result.notes.append(Note("'\(Quoting.shortened(name))' is given here first", at: first))
        case .rowHasLess(_, let name, let first):
            result.notes.append(Note("the first row gives '\(Quoting.shortened(name))'", at: first))
        default: break
        }
        return result
    }

    private func list(_ names: [String]) -> String {
        let shown = names.prefix(5).map { "'\(Quoting.shortened($0))'" }.joined(separator: ", ")
        return names.count > 5 ? shown + " and \(names.count - 5) more" : shown
    }

    private func meaning(of text: String) -> String {
        if case .text = PlainValue(text) { "text" } else { "a decimal number" }
    }

    private func advice(for text: String) -> String {
        switch text.lowercased() {
        case "yes", "on", "y": "quote it, or write true"
        case "no", "off", "n": "quote it, or write false"
        default: "quote it, or write \(plainNumber(text))"
        }
    }

    private func plainNumber(_ text: String) -> String {
        let digits = text.filter { $0 != "_" }
        return Int(digits).map { String($0) } ?? digits
    }
}
