abstract class Paper {
    abstract String answer1();
    abstract String answer2();
    private boolean a() { return getClass().getName().endsWith("A"); }
    void question1() {
        answer1();
        System.out.println("问题:杨过得到,后来给了郭靖,炼成倚天剑、屠龙刀的玄铁可能是[ ]:a.球磨铸铁 b.马口铁 c.高速合金钢 d.碳素纤维");
        System.out.println("答案:" + (a() ? "b" : "a"));
    }
    void question2() {
        answer2();
        System.out.println("问题:杨过、程英、陆无双铲除了情花,造成[ ]:a.使这种植物不再害人 b.使一种珍稀物种灭绝 c.破坏了那个生物圈的生态平衡 d.造成该地区沙漠化");
        System.out.println("答案:" + (a() ? "c" : "d"));
    }
}
class PaperA extends Paper { String answer1() { return ""; } String answer2() { return ""; } }
class PaperB extends Paper { String answer1() { return ""; } String answer2() { return ""; } }
