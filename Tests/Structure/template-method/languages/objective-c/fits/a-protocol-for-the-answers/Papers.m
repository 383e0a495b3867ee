#import <Foundation/Foundation.h>

@protocol Answers <NSObject>
@required
- (NSString *)answer1;
- (NSString *)answer2;
@end

@interface TestPaper : NSObject
- (void)question1;
- (void)question2;
@end

@implementation TestPaper
- (void)write:(NSString *)question answer:(SEL)answer {
    NSLog(@"%@", question);
    NSLog(@"答案:%@", [self performSelector:answer]);
}
- (void)question1 {
    [self write:@"问题:杨过得到,后来给了郭靖,炼成倚天剑、屠龙刀的玄铁可能是[ ]:a.球磨铸铁 b.马口铁 c.高速合金钢 d.碳素纤维"
         answer:@selector(answer1)];
}
- (void)question2 {
    [self write:@"问题:杨过、程英、陆无双铲除了情花,造成[ ]:a.使这种植物不再害人 b.使一种珍稀物种灭绝 c.破坏了那个生物圈的生态平衡 d.造成该地区沙漠化"
         answer:@selector(answer2)];
}
@end

@interface PaperA : TestPaper <Answers> @end
@implementation PaperA
- (NSString *)answer1 { return @"b"; }
- (NSString *)answer2 { return @"c"; }
@end

@interface PaperB : TestPaper <Answers> @end
@implementation PaperB
- (NSString *)answer1 { return @"a"; }
- (NSString *)answer2 { return @"d"; }
@end
