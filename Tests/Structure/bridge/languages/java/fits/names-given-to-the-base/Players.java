interface VideoFormat {
    void decode(String file);
}

abstract class NamedFormat implements VideoFormat {
    private final String name;
    NamedFormat(String name) { this.name = name; }
    public void decode(String file) { System.out.println("播放" + name + "格式的视频文件:" + file); }
}

class MPEG extends NamedFormat { MPEG() { super("MPEG"); } }
class RMVB extends NamedFormat { RMVB() { super("RMVB"); } }
class AVI extends NamedFormat { AVI() { super("AVI"); } }
class WMV extends NamedFormat { WMV() { super("WMV"); } }

abstract class Player {
    private VideoFormat format;
    Player(VideoFormat format) { this.format = format; }
    VideoFormat getFormat() { return format; }
    void setFormat(VideoFormat format) { this.format = format; }

    void play(String file) {
        System.out.println(system() + "播放器打开文件:" + file);
        getFormat().decode(file);
    }

    abstract String system();
}

class WindowsPlayer extends Player {
    WindowsPlayer(VideoFormat format) { super(format); }
    String system() { return "Windows"; }
}

class LinuxPlayer extends Player {
    LinuxPlayer(VideoFormat format) { super(format); }
    String system() { return "Linux"; }
}

class UnixPlayer extends Player {
    UnixPlayer(VideoFormat format) { super(format); }
    String system() { return "Unix"; }
}
