// Mistake: the copy that should be shallow copies the parts too.

/// Makes another one of itself.
protocol Copyable {
    func copy() -> Self
}

/// Where somebody worked, and when: the part of a résumé that is an object of its own.
final class WorkExperience: Copyable {
    var time = ""
    var company = ""

    func copy() -> WorkExperience {
        let copy = WorkExperience()
        copy.time = time
        copy.company = company
        return copy
    }
}

final class Resume: Copyable {
    private let name: String
    private var sex = ""
    private var age = 0
    private let work: WorkExperience

    convenience init(_ name: String) {
        self.init(name, work: WorkExperience())
    }

    private init(_ name: String, work: WorkExperience) {
        self.name = name
        self.work = work
    }

    func setPersonal(sex: String, age: Int) {
        self.sex = sex
        self.age = age
    }

    func setWork(time: String, company: String) {
        work.time = time
        work.company = company
    }

    /// Returns a résumé that shares nothing with this one.
    func copy() -> Resume {
        copy(with: work.copy())
    }

    /// Returns a résumé of the same values, and of the very same work experience.
    func shallowCopy() -> Resume {
        copy(with: work.copy())
    }

    func display() {
        print("\(name) \(sex) \(age)")
        print("工作经历:\(work.time) \(work.company)")
    }

    private func copy(with work: WorkExperience) -> Resume {
        let copy = Resume(name, work: work)
        copy.setPersonal(sex: sex, age: age)
        return copy
    }
}
