import java.util.EnumMap;
import java.util.Map;

enum Part { FORENOON, NOON, AFTERNOON, EVENING, SLEEP, HOME }

interface PartState {
    Part step(Work work);
}

class Work {
    double hour = 0;
    boolean finished = false;
    private final Map<Part, PartState> states = new EnumMap<>(Part.class);
    private Part part = Part.FORENOON;

    Work() {
        states.put(Part.FORENOON, new Forenoon());
        states.put(Part.NOON, new Noon());
        states.put(Part.AFTERNOON, new Afternoon());
        states.put(Part.EVENING, new Evening());
        states.put(Part.SLEEP, new Sleep());
        states.put(Part.HOME, new Home());
    }

    void writeProgram() {
        Part before;
        do {
            before = part;
            part = states.get(part).step(this);
        } while (part != before);
    }

    void say(String text) { System.out.println("当前时间:{" + String.format("%.0f", Math.rint(hour)) + "}点," + text); }
}

class Forenoon implements PartState {
    public Part step(Work work) {
        if (work.hour >= 12) return Part.NOON;
        work.say("上午工作,精神百倍");
        return Part.FORENOON;
    }
}
class Noon implements PartState {
    public Part step(Work work) {
        if (work.hour >= 13) return Part.AFTERNOON;
        work.say("饿了,午饭;犯困,午休");
        return Part.NOON;
    }
}
class Afternoon implements PartState {
    public Part step(Work work) {
        if (work.hour >= 17) return Part.EVENING;
        work.say("下午状态还不错,继续努力");
        return Part.AFTERNOON;
    }
}
class Evening implements PartState {
    public Part step(Work work) {
        if (work.finished) return Part.HOME;
        if (work.hour >= 21) return Part.SLEEP;
        work.say("加班哦,疲累之极");
        return Part.EVENING;
    }
}
class Sleep implements PartState {
    public Part step(Work work) { work.say("不行了,睡着了"); return Part.SLEEP; }
}
class Home implements PartState {
    public Part step(Work work) { work.say("下班回家了"); return Part.HOME; }
}
