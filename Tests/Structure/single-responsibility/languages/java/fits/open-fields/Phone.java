class Credit {
    int yuan;
    boolean pay(int minutes) {
        if (minutes > yuan) { System.out.println("话费不足"); return false; }
        yuan -= minutes;
        return true;
    }
}
class Film {
    int left;
    boolean use(String subject) {
        if (left == 0) { System.out.println("没有胶卷了"); return false; }
        left--;
        System.out.println("拍下" + subject + ",还剩" + left + "张");
        return true;
    }
}
class Clock {
    Integer alarm, rung;
    void strike(int hour) {
        if (alarm == null || alarm != hour) return;
        alarm = null;
        rung = hour;
        System.out.println("闹钟响了:" + hour + "点");
    }
    void snooze() { if (rung != null) alarm = (rung + 1) % 24; }
}
class Phone {
    private final Credit account = new Credit();
    private final Film film = new Film();
    private final Clock clock = new Clock();
    int getCredit() { return account.yuan; }
    int getFrames() { return film.left; }
    void topUp(int yuan) { account.yuan += yuan; }
    boolean call(String number, int minutes) {
        if (!account.pay(minutes)) return false;
        System.out.println("拨打" + number + ",通话" + minutes + "分钟");
        return true;
    }
    void insertFilm(int frames) { film.left = frames; }
    boolean photograph(String subject) { return film.use(subject); }
    void setAlarm(int hour) { clock.alarm = hour; }
    void strike(int hour) { clock.strike(hour); }
    void snooze() { clock.snooze(); }
}
