final class Person {
    private(set) var parts: [String] = []
    fileprivate func take(_ part: String) {
        print("建造" + part)
        parts.append(part)
    }
}

protocol PersonBuilder: AnyObject {
    @discardableResult func head() -> Self
    @discardableResult func body() -> Self
    @discardableResult func arms() -> Self
    @discardableResult func legs() -> Self
    func result() -> Person
}

final class PersonDirector {
    private unowned let builder: any PersonBuilder
    init(_ builder: any PersonBuilder) { self.builder = builder }
    func build() { builder.head().body().arms().legs() }
}

final class FatPersonBuilder: PersonBuilder {
    private var sheet = Person()
    func head() -> Self { draw("头部") }
    func body() -> Self { draw("身体") }
    func arms() -> Self { draw("左手").draw("右手") }
    func legs() -> Self { draw("左脚").draw("右脚") }
    private func draw(_ what: String) -> Self {
        sheet.take("胖子的" + what)
        return self
    }
    func result() -> Person {
        let done = sheet
        sheet = Person()
        return done
    }
}

final class ThinPersonBuilder: PersonBuilder {
    private var sheet = Person()
    func head() -> Self { draw("头部") }
    func body() -> Self { draw("身体") }
    func arms() -> Self { draw("左手").draw("右手") }
    func legs() -> Self { draw("左脚").draw("右脚") }
    private func draw(_ what: String) -> Self {
        sheet.take("瘦子的" + what)
        return self
    }
    func result() -> Person {
        let done = sheet
        sheet = Person()
        return done
    }
}
