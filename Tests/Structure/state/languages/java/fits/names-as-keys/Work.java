import java.util.HashMap;
import java.util.Map;

class Work {
    double hour = 0;
    boolean finished = false;
    private final Map<String, Phase> phases = new HashMap<>();
    private Phase phase;

    Work() {
        phases.put("forenoon", new Forenoon());
        phases.put("noon", new Noon());
        phases.put("afternoon", new Afternoon());
        phases.put("evening", new Evening());
        phases.put("asleep", new Asleep());
        phases.put("home", new Home());
        phase = phases.get("forenoon");
    }

    void writeProgram() {
        for (String name = phase.over(this); name != null; name = phase.over(this)) phase = phases.get(name);
        System.out.println("当前时间:{" + String.format("%.0f", Math.rint(hour)) + "}点," + phase.line());
    }
}

abstract class Phase {
    /** Names the phase that comes next where this one is over. */
    String over(Work work) { return null; }
    abstract String line();
}
class Forenoon extends Phase {
    @Override String over(Work work) { return work.hour < 12 ? null : "noon"; }
    @Override String line() { return "上午工作,精神百倍"; }
}
class Noon extends Phase {
    @Override String over(Work work) { return work.hour < 13 ? null : "afternoon"; }
    @Override String line() { return "饿了,午饭;犯困,午休"; }
}
class Afternoon extends Phase {
    @Override String over(Work work) { return work.hour < 17 ? null : "evening"; }
    @Override String line() { return "下午状态还不错,继续努力"; }
}
class Evening extends Phase {
    @Override String over(Work work) {
        if (work.finished) return "home";
        return work.hour < 21 ? null : "asleep";
    }
    @Override String line() { return "加班哦,疲累之极"; }
}
class Asleep extends Phase {
    @Override String line() { return "不行了,睡着了"; }
}
class Home extends Phase {
    @Override String line() { return "下班回家了"; }
}
