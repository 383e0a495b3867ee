// Mistake: each question asks for the other's answer.

// AbstractClass: Paper. ConcreteClass: PaperA, PaperB. Template methods: question1, question2. Primitive operations:
// answer1, answer2. The questions are written once; a student writes answers and nothing else.

abstract class Paper {
    final void question1() {
        System.out.println("问题:杨过得到,后来给了郭靖,炼成倚天剑、屠龙刀的玄铁可能是[ ]:a.球磨铸铁 b.马口铁 c.高速合金钢 d.碳素纤维");
        System.out.println("答案:" + answer2());
    }

    final void question2() {
        System.out.println("问题:杨过、程英、陆无双铲除了情花,造成[ ]:a.使这种植物不再害人 b.使一种珍稀物种灭绝 c.破坏了那个生物圈的生态平衡 d.造成该地区沙漠化");
        System.out.println("答案:" + answer1());
    }

    abstract String answer1();

    abstract String answer2();
}

class PaperA extends Paper {
    String answer1() {
        return "b";
    }

    String answer2() {
        return "c";
    }
}

class PaperB extends Paper {
    String answer1() {
        return "a";
    }

    String answer2() {
        return "d";
    }
}
