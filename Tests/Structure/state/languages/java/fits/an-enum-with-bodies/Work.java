class Work {
    double hour;
    boolean finished;
    private Phase phase = Phase.FORENOON;

    void writeProgram() {
        Phase next = phase.after(this);
        while (next != phase) {
            phase = next;
            next = phase.after(this);
        }
        System.out.printf("当前时间:{%.0f}点,%s%n", Math.rint(hour), phase.mood());
    }
}

enum Phase {
    FORENOON("上午工作,精神百倍") {
        @Override Phase after(Work work) { return work.hour < 12 ? this : NOON; }
    },
    NOON("饿了,午饭;犯困,午休") {
        @Override Phase after(Work work) { return work.hour < 13 ? this : AFTERNOON; }
    },
    AFTERNOON("下午状态还不错,继续努力") {
        @Override Phase after(Work work) { return work.hour < 17 ? this : EVENING; }
    },
    EVENING("加班哦,疲累之极") {
        @Override Phase after(Work work) {
            if (work.finished) return HOME;
            return work.hour < 21 ? this : ASLEEP;
        }
    },
    ASLEEP("不行了,睡着了") {
        @Override Phase after(Work work) { return this; }
    },
    HOME("下班回家了") {
        @Override Phase after(Work work) { return this; }
    };

    private final String mood;

    Phase(String mood) { this.mood = mood; }

    String mood() { return mood; }

    abstract Phase after(Work work);
}
