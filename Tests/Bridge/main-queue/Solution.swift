import Dispatch

final class Later {
    func async() { DispatchQueue.main.async { print("from the queue") }; print("before") }
    func task() { Task { @MainActor in print("from the task") }; print("before") }
    func chain() {
        DispatchQueue.main.async {
            print("one"); DispatchQueue.main.async { print("two") }
        }
    }
    func value() async -> Int {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume(returning: 5) } }
    }
    func background() async -> String {
        await withCheckedContinuation { done in
            DispatchQueue.global().async { done.resume(returning: "back") }
        }
    }
}
