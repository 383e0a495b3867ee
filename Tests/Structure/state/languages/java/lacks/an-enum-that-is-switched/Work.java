enum Phase { FORENOON, NOON, AFTERNOON, EVENING, ASLEEP, HOME }

class Work {
    double hour;
    boolean finished;
    private Phase phase = Phase.FORENOON;

    void writeProgram() {
        phase = next();
        String mood = switch (phase) {
            case FORENOON -> "上午工作,精神百倍";
            case NOON -> "饿了,午饭;犯困,午休";
            case AFTERNOON -> "下午状态还不错,继续努力";
            case EVENING -> "加班哦,疲累之极";
            case ASLEEP -> "不行了,睡着了";
            case HOME -> "下班回家了";
        };
        System.out.printf("当前时间:{%.0f}点,%s%n", Math.rint(hour), mood);
    }

    private Phase next() {
        Phase p = phase;
        if (p == Phase.FORENOON && hour >= 12) p = Phase.NOON;
        if (p == Phase.NOON && hour >= 13) p = Phase.AFTERNOON;
        if (p == Phase.AFTERNOON && hour >= 17) p = Phase.EVENING;
        if (p == Phase.EVENING && finished) p = Phase.HOME;
        if (p == Phase.EVENING && hour >= 21) p = Phase.ASLEEP;
        return p;
    }
}
