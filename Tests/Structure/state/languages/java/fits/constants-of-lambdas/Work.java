class Work {
    double hour = 0;
    boolean finished = false;
    private Mood mood = Mood.FORENOON;

    void writeProgram() { mood = mood.write(this); }

    void say(String text) {
        System.out.println("当前时间:{" + String.format("%.0f", Math.rint(hour)) + "}点," + text);
    }
}

@FunctionalInterface
interface Mood {
    Mood write(Work work);

    static Mood last(String text) {
        return new Mood() {
            @Override public Mood write(Work work) {
                work.say(text);
                return this;
            }
        };
    }

    Mood REST = last("下班回家了");
    Mood SLEEP = last("不行了,睡着了");

    Mood EVENING = new Mood() {
        @Override public Mood write(Work work) {
            if (work.finished) return REST.write(work);
            if (work.hour >= 21) return SLEEP.write(work);
            work.say("加班哦,疲累之极");
            return this;
        }
    };

    Mood AFTERNOON = work -> {
        if (work.hour >= 17) return EVENING.write(work);
        work.say("下午状态还不错,继续努力");
        return Mood.AFTERNOON;
    };

    Mood NOON = work -> {
        if (work.hour >= 13) return AFTERNOON.write(work);
        work.say("饿了,午饭;犯困,午休");
        return Mood.NOON;
    };

    Mood FORENOON = work -> {
        if (work.hour >= 12) return NOON.write(work);
        work.say("上午工作,精神百倍");
        return Mood.FORENOON;
    };
}
