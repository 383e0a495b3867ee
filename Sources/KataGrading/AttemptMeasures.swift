import KataResults
import KataSystem
import KataTranscript

extension ResultStore {
    /// Returns a submission with what its scenarios took in the last attempt that came to an end.
    func measured(_ submission: GradedSubmission) -> GradedSubmission {
        guard var grade = submission.grade, let scenarios = lastScenarios(submission.key) else {
            return submission
        }
        for (index, kata) in grade.katas.enumerated() {
            for (number, scenario) in kata.scenarios.enumerated() where !scenario.isHidden {
                guard let measure = Self.measure(of: scenario, in: kata, scenarios) else { continue }
                grade.katas[index].scenarios[number].measure = measure
                grade.katas[index].scenarios[number].duration = measure.nanoseconds
            }
        }
        var result = submission
        result.grade = grade
        return result
    }

    /// Returns what the last attempt that was finished says of scenarios.
    private func lastScenarios(_ key: String) -> [JSON]? {
        var number = 1
        var found: [JSON]?
        while let bytes = Files.contents("\(attempts)/\(key).\(number).json") {
            number += 1
            if let json = try? JSONReader.read(bytes), let scenarios = json["scenarios"]?.array,
                json["obstacle"] == nil
            {
                found = scenarios
            }
        }
        return found
    }

    /// Adds up the rows of a scenario; what is hidden may have the name of one that is shown.
    private static func measure(
        of scenario: ScenarioResult, in kata: KataResult, _ scenarios: [JSON]
    ) -> CaseMeasure? {
        var sum: CaseMeasure?
        for json in scenarios {
            guard json["kata"]?.string == kata.id, json["hidden"]?.bool != true,
                let name = json["scenario"]?.string,
                name == scenario.name || isRow(name, of: scenario.name), let measure = CaseMeasure(json)
            else { continue }
            sum?.add(measure)
            sum = sum ?? measure
        }
        return sum
    }

    /// Tells whether a name is that of a row: `dimmed [2]`.
    private static func isRow(_ name: String, of scenario: String) -> Bool {
        guard name.utf8.starts(with: "\(scenario) [".utf8), name.hasSuffix("]") else { return false }
        return Int(name.dropFirst(scenario.count + 2).dropLast()) != nil
    }
}

extension CaseMeasure {
    fileprivate init?(_ json: JSON) {
        let milliseconds: Double
        switch json["milliseconds"] {
        case .float(let number)?: milliseconds = number
        case .integer(let number)?: milliseconds = Double(number)
        default: return nil
        }
        guard milliseconds.isFinite, (0...1e12).contains(milliseconds) else { return nil }
        self.init(
            nanoseconds: Int(milliseconds * 1e6), cpuMicroseconds: json["cpuMicroseconds"]?.integer,
            peakBytes: json["peakBytes"]?.integer)
    }
}
