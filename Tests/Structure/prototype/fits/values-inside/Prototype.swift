final class Resume {
    private struct Facts {
        var name: String
        var sex = ""
        var age = 0
    }
    private final class Job {
        var time = "", company = ""
        func clone() -> Job {
            let job = Job()
            (job.time, job.company) = (time, company)
            return job
        }
    }
    private var facts: Facts
    private let job: Job

    init(_ name: String) { (facts, job) = (Facts(name: name), Job()) }
    private init(_ facts: Facts, _ job: Job) { (self.facts, self.job) = (facts, job) }

    func setPersonal(sex: String, age: Int) { (facts.sex, facts.age) = (sex, age) }
    func setWork(time: String, company: String) { (job.time, job.company) = (time, company) }
    func copy() -> Resume { .init(facts, job.clone()) }
    func shallowCopy() -> Resume { .init(facts, job) }
    func display() {
        print("\(facts.name) \(facts.sex) \(facts.age)")
        print("工作经历:\(job.time) \(job.company)")
    }
}
