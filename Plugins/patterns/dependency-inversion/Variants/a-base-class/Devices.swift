class 电器 {
    final private(set) var isOn = false
    fileprivate var 开: String { "" }
    fileprivate var 关: String { "" }

    final func 切换() {
        isOn.toggle()
        print(isOn ? 开 : 关)
    }
}

final class Lamp: 电器 {
    override fileprivate var 开: String { "电灯亮了" }
    override fileprivate var 关: String { "电灯灭了" }
}

final class Fan: 电器 {
    override fileprivate var 开: String { "风扇转了" }
    override fileprivate var 关: String { "风扇停了" }
}

final class Kettle: 电器 {
    override fileprivate var 开: String { "水壶烧水了" }
    override fileprivate var 关: String { "水壶断电了" }
}

final class Button {
    let 后面: 电器
    init(_ device: 电器) { 后面 = device }
    func press() { 后面.切换() }
}

final class House {
    private lazy var 客厅: 电器 = Lamp()
    private lazy var 卧室: 电器 = Fan()
    private lazy var 厨房: 电器 = Kettle()

    func button(_ room: String) -> Button? {
        switch room {
        case "客厅": Button(客厅)
        case "卧室": Button(卧室)
        case "厨房": Button(厨房)
        default: nil
        }
    }
}
