import java.util.Locale;

class Work {
    private abstract static class State {
        abstract void write(Work work);

        final void tell(Work work, String text) {
            System.out.println(String.format(Locale.ROOT, "当前时间:{%.0f}点,%s", Math.rint(work.hour), text));
        }
    }

    private static final class Forenoon extends State {
        static final State INSTANCE = new Forenoon();
        @Override void write(Work work) {
            if (work.hour < 12) tell(work, "上午工作,精神百倍");
            else work.goOn(Noon.INSTANCE);
        }
    }

    private static final class Noon extends State {
        static final State INSTANCE = new Noon();
        @Override void write(Work work) {
            if (work.hour < 13) tell(work, "饿了,午饭;犯困,午休");
            else work.goOn(Afternoon.INSTANCE);
        }
    }

    private static final class Afternoon extends State {
        static final State INSTANCE = new Afternoon();
        @Override void write(Work work) {
            if (work.hour < 17) tell(work, "下午状态还不错,继续努力");
            else work.goOn(Evening.INSTANCE);
        }
    }

    private static final class Evening extends State {
        static final State INSTANCE = new Evening();
        @Override void write(Work work) {
            if (work.finished) work.goOn(Rest.INSTANCE);
            else if (work.hour < 21) tell(work, "加班哦,疲累之极");
            else work.goOn(Sleep.INSTANCE);
        }
    }

    private static final class Sleep extends State {
        static final State INSTANCE = new Sleep();
        @Override void write(Work work) { tell(work, "不行了,睡着了"); }
    }

    private static final class Rest extends State {
        static final State INSTANCE = new Rest();
        @Override void write(Work work) { tell(work, "下班回家了"); }
    }

    private double hour = 0;
    private boolean finished = false;
    private State state = Forenoon.INSTANCE;

    public double getHour() { return hour; }
    public void setHour(double hour) { this.hour = hour; }
    public boolean isFinished() { return finished; }
    public void setFinished(boolean finished) { this.finished = finished; }

    public void writeProgram() { state.write(this); }

    private void goOn(State next) {
        state = next;
        writeProgram();
    }
}
