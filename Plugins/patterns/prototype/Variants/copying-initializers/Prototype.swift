final class 经历 {
    var 时间 = ""
    var 公司 = ""
    init() {}
    init(抄 原: 经历) { (时间, 公司) = (原.时间, 原.公司) }
}

final class Resume {
    private let name: String
    private var sex = ""
    private var age = 0
    private let work: 经历

    init(_ name: String) {
        self.name = name
        work = 经历()
    }

    private init(抄 原: Resume, 深: Bool) {
        (name, sex, age) = (原.name, 原.sex, 原.age)
        work = 深 ? 经历(抄: 原.work) : 原.work
    }

    func setPersonal(sex: String, age: Int) {
        self.sex = sex
        self.age = age
    }

    func setWork(time: String, company: String) { (work.时间, work.公司) = (time, company) }
    func copy() -> Resume { Resume(抄: self, 深: true) }
    func shallowCopy() -> Resume { Resume(抄: self, 深: false) }

    func display() {
        print("\(name) \(sex) \(age)")
        print("工作经历:\(work.时间) \(work.公司)")
    }
}
