final class Resume {
    private struct Person {
        let name: String
        var sex = ""
        var age = 0
    }

    private final class Work {
        var line = (time: "", company: "")
        func copy() -> Work {
            let other = Work()
            other.line = line
            return other
        }
    }

    private var person: Person
    private var work = Work()

    init(_ name: String) { person = Person(name: name) }

    func setPersonal(sex: String, age: Int) { (person.sex, person.age) = (sex, age) }
    func setWork(time: String, company: String) { work.line = (time, company) }

    func copy() -> Resume {
        let other = shallowCopy()
        other.work = work.copy()
        return other
    }

    func shallowCopy() -> Resume {
        let other = Resume(person.name)
        other.person = person
        other.work = work
        return other
    }

    func display() {
        print("\(person.name) \(person.sex) \(person.age)")
        print("工作经历:\(work.line.time) \(work.line.company)")
    }
}
