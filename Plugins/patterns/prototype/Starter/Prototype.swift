/// Where somebody worked, and when: the part of a résumé that is an object of its own.
///
/// 在哪里工作过、什么时候：简历里单独成为对象的那部分。
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
    // 两种复制。哪一种可以共用工作经历？另一种的又从哪里来？

    func copy() -> Resume { self }

    func shallowCopy() -> Resume { self }

    func display() {
        print("\(name) \(sex) \(age)")
        print("工作经历:\(work.time) \(work.company)")
    }
}
