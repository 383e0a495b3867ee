@MainActor
final class Screen {
    var title = "home"
    func show() -> String { MainActor.assertIsolated(); return "showing \(title)" }
    nonisolated func id() -> Int { 7 }
    static let shared = Screen()
}

@MainActor protocol Presenter { func present() -> String }
final class Modal: Presenter { func present() -> String { "modal" } }
class Base { @MainActor func refresh() -> Int { 1 } }
final class Derived: Base { override func refresh() -> Int { 2 } }

final class Mixed {
    @MainActor var count = 0
    @MainActor func up() { count += 1 }
    func free() -> Int { 3 }
}
