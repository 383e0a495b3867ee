import java.util.EnumMap;
import java.util.Map;

enum Part { FORENOON, NOON, AFTERNOON, EVENING, SLEEP, REST }

class Work {
    private final Map<Part, State> states = new EnumMap<>(Part.class);
    private State state;
    double hour;
    boolean finished;

    Work() {
        states.put(Part.FORENOON, new ForenoonState(this));
        states.put(Part.NOON, new NoonState(this));
        states.put(Part.AFTERNOON, new AfternoonState(this));
        states.put(Part.EVENING, new EveningState(this));
        states.put(Part.SLEEP, new EndState(this, "不行了,睡着了"));
        states.put(Part.REST, new EndState(this, "下班回家了"));
        state = states.get(Part.FORENOON);
    }

    void enter(Part part) {
        state = states.get(part);
        writeProgram();
    }

    void writeProgram() { state.write(); }

    void print(String text) {
        System.out.println("当前时间:{" + String.format("%.0f", Math.rint(hour)) + "}点," + text);
    }
}

abstract class State {
    protected final Work work;
    State(Work work) { this.work = work; }
    abstract void write();
}

class ForenoonState extends State {
    ForenoonState(Work work) { super(work); }
    @Override void write() {
        if (work.hour < 12) work.print("上午工作,精神百倍"); else work.enter(Part.NOON);
    }
}
class NoonState extends State {
    NoonState(Work work) { super(work); }
    @Override void write() {
        if (work.hour < 13) work.print("饿了,午饭;犯困,午休"); else work.enter(Part.AFTERNOON);
    }
}
class AfternoonState extends State {
    AfternoonState(Work work) { super(work); }
    @Override void write() {
        if (work.hour < 17) work.print("下午状态还不错,继续努力"); else work.enter(Part.EVENING);
    }
}
class EveningState extends State {
    EveningState(Work work) { super(work); }
    @Override void write() {
        if (work.finished) work.enter(Part.REST);
        else if (work.hour < 21) work.print("加班哦,疲累之极");
        else work.enter(Part.SLEEP);
    }
}
class EndState extends State {
    private final String text;
    EndState(Work work, String text) { super(work); this.text = text; }
    @Override void write() { work.print(text); }
}
