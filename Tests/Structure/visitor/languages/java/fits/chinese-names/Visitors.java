import java.util.ArrayList;
import java.util.List;

interface 人 { void 接受(心情 来者); }

interface 心情 {
    void 见男人(Man 男);
    void 见女人(Woman 女);
}

class Man implements 人 {
    public void 接受(心情 来者) { 来者.见男人(this); }
}

class Woman implements 人 {
    public void 接受(心情 来者) { 来者.见女人(this); }
}

abstract class 说话 implements 心情 {
    protected void 说(String 谁, String 情, String 话) {
        System.out.println(谁 + "接收到" + 情 + "这个visitor============" + 话);
    }
}

class Joy extends 说话 {
    public void 见男人(Man 男) { 说("男人", "喜", "我要飞"); }
    public void 见女人(Woman 女) { 说("女人", "喜", "我要跳"); }
}

class Anger extends 说话 {
    public void 见男人(Man 男) { 说("男人", "怒", "我要叫"); }
    public void 见女人(Woman 女) { 说("女人", "怒", "我要苦"); }
}

class ObjectStructure {
    private final List<人> 大家 = new ArrayList<>();
    void attach(人 某人) { 大家.add(某人); }
    void detach(人 某人) { 大家.removeIf(x -> x == 某人); }
    void accept(心情 来者) { 大家.forEach(x -> x.接受(来者)); }
}
