// Mistake: all that is cropped is taken to be missing at the top and left.
/// Says where in the camera's picture a rectangle of the screen lies.
///
/// The preview fills the screen and is cropped where it does not fit (`resizeAspectFill`), alike on both sides. The
/// camera lies on its side: its x runs down the screen, its y across.
enum Scanner {
    /// Returns x, y, width and height of the part of the picture, each from 0 to 1.
    ///
    /// - Parameter preset: the picture's size, such as `1280x720`; anything unknown counts as `1920x1080`.
    static func rect(
        x: Double, y: Double, width: Double, height: Double,
        screenWidth: Double, screenHeight: Double, preset: String
    ) -> [Double] {
        let ratio = pictureRatio(preset)
        // The size of the whole preview: at least the screen's, and in the picture's proportions.
        let previewWidth = max(screenWidth, screenHeight / ratio)
        let previewHeight = max(screenHeight, screenWidth * ratio)
        return [
            (y + (previewHeight - screenHeight)) / previewHeight,
            (x + (previewWidth - screenWidth)) / previewWidth,
            height / previewHeight,
            width / previewWidth,
        ]
    }

    /// The longer side of a picture over the shorter.
    private static func pictureRatio(_ preset: String) -> Double {
        switch preset {
        case "1280x720": 1280.0 / 720
        case "640x480": 640.0 / 480
        default: 1920.0 / 1080
        }
    }
}
