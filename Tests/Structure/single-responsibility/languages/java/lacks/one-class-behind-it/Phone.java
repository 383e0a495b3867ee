class Machine {
    int credit, frames, alarm = -1, last = -1;
    boolean dial(String number, int minutes) {
        if (minutes > credit) { System.out.println("话费不足"); return false; }
        credit -= minutes;
        System.out.println("拨打" + number + ",通话" + minutes + "分钟");
        return true;
    }
    boolean shoot(String subject) {
        if (frames <= 0) { System.out.println("没有胶卷了"); return false; }
        frames -= 1;
        System.out.println("拍下" + subject + ",还剩" + frames + "张");
        return true;
    }
    void hour(int hour) {
        if (hour != alarm) return;
        alarm = -1;
        last = hour;
        System.out.println("闹钟响了:" + hour + "点");
    }
    void again() { if (last >= 0) alarm = (last + 1) % 24; }
}
class Phone {
    private final Machine machine = new Machine();
    int getCredit() { return machine.credit; }
    int getFrames() { return machine.frames; }
    void topUp(int yuan) { machine.credit += yuan; }
    boolean call(String number, int minutes) { return machine.dial(number, minutes); }
    void insertFilm(int frames) { machine.frames = frames; }
    boolean photograph(String subject) { return machine.shoot(subject); }
    void setAlarm(int hour) { machine.alarm = hour; }
    void strike(int hour) { machine.hour(hour); }
    void snooze() { machine.again(); }
}
