/// Where somebody worked, and when: the part of a résumé that is an object of its own.
final class WorkExperience {
    var time = ""
    var company = ""
}

final class Resume {
    private let name: String
    private var sex = ""
    private var age = 0
    private let work = WorkExperience()

    init(_ name: String) {
        self.name = name
    }

    func setPersonal(sex: String, age: Int) {
        self.sex = sex
        self.age = age
    }

    func setWork(time: String, company: String) {
        work.time = time
        work.company = company
    }

    // Two kinds of copy. Which of them may share the work experience, and how do the others get one?

    func copy() -> Resume { self }

    func shallowCopy() -> Resume { self }

    func display() {
        print("\(name) \(sex) \(age)")
        print("工作经历:\(work.time) \(work.company)")
    }
}
