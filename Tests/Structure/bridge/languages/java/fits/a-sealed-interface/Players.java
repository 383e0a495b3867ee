sealed interface VideoFormat permits MPEG, RMVB, AVI, WMV {
    String title();

    default void decode(String file) {
        System.out.println("播放" + title() + "格式的视频文件:" + file);
    }
}

final class MPEG implements VideoFormat { public String title() { return "MPEG"; } }
final class RMVB implements VideoFormat { public String title() { return "RMVB"; } }
final class AVI implements VideoFormat { public String title() { return "AVI"; } }
final class WMV implements VideoFormat { public String title() { return "WMV"; } }

abstract class VideoPlayer {
    private VideoFormat format;

    protected VideoPlayer(VideoFormat format) { this.format = format; }

    public VideoFormat getFormat() { return format; }

    public void setFormat(VideoFormat format) { this.format = format; }

    public final void play(String file) {
        open(file);
        getFormat().decode(file);
    }

    protected abstract void open(String file);
}

class WindowsPlayer extends VideoPlayer {
    WindowsPlayer(VideoFormat format) { super(format); }
    @Override protected void open(String file) { System.out.println("Windows播放器打开文件:" + file); }
}

class LinuxPlayer extends VideoPlayer {
    LinuxPlayer(VideoFormat format) { super(format); }
    @Override protected void open(String file) { System.out.println("Linux播放器打开文件:" + file); }
}

class UnixPlayer extends VideoPlayer {
    UnixPlayer(VideoFormat format) { super(format); }
    @Override protected void open(String file) { System.out.println("Unix播放器打开文件:" + file); }
}
