// 问题:杨过得到,后来给了郭靖,炼成倚天剑、屠龙刀的玄铁可能是[ ]:a.球磨铸铁 b.马口铁 c.高速合金钢 d.碳素纤维
// 问题:杨过、程英、陆无双铲除了情花,造成[ ]:a.使这种植物不再害人 b.使一种珍稀物种灭绝 c.破坏了那个生物圈的生态平衡 d.造成该地区沙漠化

/// An examination paper, whose questions the teacher writes once for everybody.
///
/// 一份试卷，题目由老师为所有人写一次。
class Paper {
    func question1() {}

    func question2() {}

    // Which small part of a question is the student's own, and how does the paper ask for it?
    // 一道题里，哪一小部分属于学生自己？试卷怎样去问它？
}

/// Answers b, then c.
///
/// 先答 b，再答 c。
final class PaperA: Paper {}

/// Answers a, then d.
///
/// 先答 a，再答 d。
final class PaperB: Paper {}
