/// Says where in the camera's picture a rectangle of the screen lies.
///
/// 说明屏幕上的一个矩形在相机画面的什么位置。
enum Scanner {
    static func rect(
        x: Double, y: Double, width: Double, height: Double,
        screenWidth: Double, screenHeight: Double, preset: String
    ) -> [Double] {
        // How large is the whole preview, of which the screen shows the middle?
        // 整个预览有多大？屏幕只显示它的中间。
        [0, 0, 0, 0]
    }
}
