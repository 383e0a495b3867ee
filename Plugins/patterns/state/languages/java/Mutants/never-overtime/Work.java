// Mistake: the afternoon never ends, so nobody ever works overtime.

// Context: Work. State: State. A state that is over hands the work to the next one, so no state knows more than its own
// neighbour.

/** A day's work: does what its present state does. */
class Work {
    double hour = 0;
    boolean finished = false;
    private State state = new ForenoonState();

    void writeProgram() {
        state.writeProgram(this);
    }

    /** Enters another state, which goes on with the work. */
    void change(State next) {
        state = next;
        writeProgram();
    }

    /** Tells of the hour as a whole number: a half goes to the even one, and what is rounded to zero keeps its sign. */
    void report(String mood) {
        System.out.println("当前时间:{" + String.format("%.0f", Math.rint(hour)) + "}点," + mood);
    }
}

interface State {
    void writeProgram(Work work);
}

class ForenoonState implements State {
    public void writeProgram(Work work) {
        if (work.hour < 12) work.report("上午工作,精神百倍");
        else work.change(new NoonState());
    }
}

class NoonState implements State {
    public void writeProgram(Work work) {
        if (work.hour < 13) work.report("饿了,午饭;犯困,午休");
        else work.change(new AfternoonState());
    }
}

class AfternoonState implements State {
    public void writeProgram(Work work) {
        if (work.hour < 24) work.report("下午状态还不错,继续努力");
        else work.change(new EveningState());
    }
}

class EveningState implements State {
    public void writeProgram(Work work) {
        if (work.finished) work.change(new RestState());
        else if (work.hour < 21) work.report("加班哦,疲累之极");
        else work.change(new SleepState());
    }
}

class SleepState implements State {
    public void writeProgram(Work work) {
        work.report("不行了,睡着了");
    }
}

class RestState implements State {
    public void writeProgram(Work work) {
        work.report("下班回家了");
    }
}
