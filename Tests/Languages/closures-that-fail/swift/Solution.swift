class NoCoffee: Error {}

class Kitchen {
    func brew() throws -> String { throw NoCoffee() }

    func attempt(_ job: () throws -> Void) throws { try job() }

    func guarded(_ job: () throws -> Void) -> String {
        do {
            try job()
            return "done"
        } catch is NoCoffee {
            return "no coffee at all"
        } catch {
            return "something else went wrong"
        }
    }
}
