interface Phase {
    Phase speak(Work work);
}

class Phases {
    static final Phase HOME = new Phase() {
        public Phase speak(Work work) {
            work.say("下班回家了");
            return null;
        }
    };
    static final Phase ASLEEP = new Phase() {
        public Phase speak(Work work) {
            work.say("不行了,睡着了");
            return null;
        }
    };
    static final Phase EVENING = new Phase() {
        public Phase speak(Work work) {
            if (work.finished) return HOME;
            if (work.hour >= 21) return ASLEEP;
            work.say("加班哦,疲累之极");
            return null;
        }
    };
    static final Phase AFTERNOON = new Phase() {
        public Phase speak(Work work) {
            if (work.hour >= 17) return EVENING;
            work.say("下午状态还不错,继续努力");
            return null;
        }
    };
    static final Phase LUNCH = new Phase() {
        public Phase speak(Work work) {
            if (work.hour >= 13) return AFTERNOON;
            work.say("饿了,午饭;犯困,午休");
            return null;
        }
    };
    static final Phase MORNING = new Phase() {
        public Phase speak(Work work) {
            if (work.hour >= 12) return LUNCH;
            work.say("上午工作,精神百倍");
            return null;
        }
    };
}

class Work {
    double hour = 0;
    boolean finished = false;
    private Phase phase = Phases.MORNING;

    void writeProgram() {
        for (Phase next = phase.speak(this); next != null; next = phase.speak(this)) phase = next;
    }

    void say(String mood) {
        System.out.println("当前时间:{" + String.format("%.0f", Math.rint(hour)) + "}点," + mood);
    }
}
