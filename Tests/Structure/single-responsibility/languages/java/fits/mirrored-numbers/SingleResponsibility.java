class Phone {
    static class Line {
        int credit;
        boolean call(String number, int minutes) {
            if (minutes > credit) { System.out.println("话费不足"); return false; }
            credit -= minutes;
            System.out.println("拨打" + number + ",通话" + minutes + "分钟");
            return true;
        }
    }
    static class Camera {
        int frames;
        boolean photograph(String subject) {
            if (frames == 0) { System.out.println("没有胶卷了"); return false; }
            System.out.println("拍下" + subject + ",还剩" + --frames + "张");
            return true;
        }
    }
    static class Alarm {
        private Integer hour, rang;
        void set(int h) { hour = h; }
        void strike(int h) {
            if (hour == null || hour != h) return;
            hour = null;
            rang = h;
            System.out.println("闹钟响了:" + h + "点");
        }
        void snooze() { if (rang != null) hour = (rang + 1) % 24; }
    }
    private final Line line = new Line();
    private final Camera camera = new Camera();
    private final Alarm alarm = new Alarm();
    int credit = 0;
    int frames = 0;
    void topUp(int yuan) { line.credit += yuan; credit = line.credit; }
    boolean call(String number, int minutes) { boolean ok = line.call(number, minutes); credit = line.credit; return ok; }
    void insertFilm(int n) { camera.frames = n; frames = n; }
    boolean photograph(String subject) { boolean ok = camera.photograph(subject); frames = camera.frames; return ok; }
    void setAlarm(int hour) { alarm.set(hour); }
    void strike(int hour) { alarm.strike(hour); }
    void snooze() { alarm.snooze(); }
}
