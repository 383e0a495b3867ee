abstract class VideoFormat {}
class MPEG extends VideoFormat {}
class RMVB extends VideoFormat {}
class AVI extends VideoFormat {}
class WMV extends VideoFormat {}

abstract class VideoPlayer {
    VideoFormat format;

    VideoPlayer(VideoFormat format) { this.format = format; }

    abstract String system();

    void play(String file) {
        System.out.println(system() + "播放器打开文件:" + file);
        String title = format instanceof MPEG ? "MPEG" : format instanceof RMVB ? "RMVB" : format instanceof AVI ? "AVI" : "WMV";
        System.out.println("播放" + title + "格式的视频文件:" + file);
    }
}

class WindowsPlayer extends VideoPlayer {
    WindowsPlayer(VideoFormat format) { super(format); }
    String system() { return "Windows"; }
}
class LinuxPlayer extends VideoPlayer {
    LinuxPlayer(VideoFormat format) { super(format); }
    String system() { return "Linux"; }
}
class UnixPlayer extends VideoPlayer {
    UnixPlayer(VideoFormat format) { super(format); }
    String system() { return "Unix"; }
}
