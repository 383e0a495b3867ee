/// Says where in the camera's picture a rectangle of the screen lies.
enum Scanner {
    static func rect(
        x: Double, y: Double, width: Double, height: Double,
        screenWidth: Double, screenHeight: Double, preset: String
    ) -> [Double] {
        // How large is the whole preview, of which the screen shows the middle?
        [0, 0, 0, 0]
    }
}
