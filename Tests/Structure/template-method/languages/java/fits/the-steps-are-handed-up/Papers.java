import java.util.function.Supplier;

abstract class TestPaper {
    private static final String ONE = "问题:杨过得到,后来给了郭靖,炼成倚天剑、屠龙刀的玄铁可能是[ ]:a.球磨铸铁 b.马口铁 c.高速合金钢 d.碳素纤维";
    private static final String TWO = "问题:杨过、程英、陆无双铲除了情花,造成[ ]:a.使这种植物不再害人 b.使一种珍稀物种灭绝 c.破坏了那个生物圈的生态平衡 d.造成该地区沙漠化";

    public final void question1() { ask(ONE, this::answerOne); }

    public final void question2() { ask(TWO, this::answerTwo); }

    private void ask(String question, Supplier<Character> answer) {
        System.out.println(question);
        System.out.println("答案:" + answer.get());
    }

    protected abstract char answerOne();

    protected abstract char answerTwo();
}

class PaperA extends TestPaper {
    @Override protected char answerOne() { return 'b'; }
    @Override protected char answerTwo() { return 'c'; }
}

class PaperB extends TestPaper {
    @Override protected char answerOne() { return 'a'; }
    @Override protected char answerTwo() { return 'd'; }
}
