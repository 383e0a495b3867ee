#import <Foundation/Foundation.h>

@interface Paper : NSObject
- (void)question1;
- (void)question2;
@end
@implementation Paper
- (void)question1 {
    NSLog(@"问题:杨过得到,后来给了郭靖,炼成倚天剑、屠龙刀的玄铁可能是[ ]:a.球磨铸铁 b.马口铁 c.高速合金钢 d.碳素纤维");
}
- (void)question2 {
    NSLog(@"问题:杨过、程英、陆无双铲除了情花,造成[ ]:a.使这种植物不再害人 b.使一种珍稀物种灭绝 c.破坏了那个生物圈的生态平衡 d.造成该地区沙漠化");
}
@end
@interface PaperA : Paper
@end
@implementation PaperA
- (void)question1 {
    [super question1];
    NSLog(@"答案:b");
}
- (void)question2 {
    [super question2];
    NSLog(@"答案:c");
}
@end
@interface PaperB : Paper
@end
@implementation PaperB
- (void)question1 {
    [super question1];
    NSLog(@"答案:a");
}
- (void)question2 {
    [super question2];
    NSLog(@"答案:d");
}
@end
