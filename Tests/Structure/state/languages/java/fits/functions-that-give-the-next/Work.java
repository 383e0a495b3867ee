class Work {
    @FunctionalInterface
    interface Phase {
        Phase run(Work work);
    }

    double hour;
    boolean finished;
    private Phase phase = Work::forenoon;

    void writeProgram() {
        Phase next = phase.run(this);
        while (next != null) {
            phase = next;
            next = phase.run(this);
        }
    }

    private Phase say(String mood) {
        System.out.println("当前时间:{" + String.format("%.0f", Math.rint(hour)) + "}点," + mood);
        return null;
    }

    private static Phase forenoon(Work work) { return work.hour < 12 ? work.say("上午工作,精神百倍") : Work::noon; }
    private static Phase noon(Work work) { return work.hour < 13 ? work.say("饿了,午饭;犯困,午休") : Work::afternoon; }
    private static Phase afternoon(Work work) { return work.hour < 17 ? work.say("下午状态还不错,继续努力") : Work::evening; }
    private static Phase evening(Work work) {
        if (work.finished) return Work::home;
        return work.hour < 21 ? work.say("加班哦,疲累之极") : Work::asleep;
    }
    private static Phase asleep(Work work) { return work.say("不行了,睡着了"); }
    private static Phase home(Work work) { return work.say("下班回家了"); }
}
