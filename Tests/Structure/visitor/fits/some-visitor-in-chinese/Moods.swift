extension Joy: 心情 {
    func 见(男人: Man) { print("男人接收到喜这个visitor============我要飞") }
    func 见(女人: Woman) { print("女人接收到喜这个visitor============我要跳") }
}
extension Anger: 心情 {
    func 见(男人: Man) { print("男人接收到怒这个visitor============我要叫") }
    func 见(女人: Woman) { print("女人接收到怒这个visitor============我要苦") }
}
final class Joy {}
final class Anger {}
