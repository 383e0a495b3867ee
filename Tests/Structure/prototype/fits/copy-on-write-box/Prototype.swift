final class Resume {
    private struct Personal { var sex = "", age = 0 }
    private final class Box<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
    }
    private struct Job { var time = "", company = "" }

    private let name: String
    private var personal = Personal()
    private var job = Box(Job())

    init(_ name: String) { self.name = name }

    private init(_ other: Resume, sharing: Bool) {
        name = other.name
        personal = other.personal
        job = sharing ? other.job : Box(other.job.value)
    }

    func setPersonal(sex: String, age: Int) { personal = Personal(sex: sex, age: age) }
    func setWork(time: String, company: String) { job.value = Job(time: time, company: company) }
    func copy() -> Resume { Resume(self, sharing: false) }
    func shallowCopy() -> Resume { Resume(self, sharing: true) }
    func display() {
        print("\(name) \(personal.sex) \(personal.age)\n工作经历:\(job.value.time) \(job.value.company)")
    }
}
