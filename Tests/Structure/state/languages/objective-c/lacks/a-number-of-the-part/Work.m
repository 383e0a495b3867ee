#import <Foundation/Foundation.h>

@interface Work : NSObject
@property (nonatomic) double hour;
@property (nonatomic) BOOL finished;
- (void)writeProgram;
@end

typedef struct { double until; const char *words; } Part;

static const Part parts[] = {
    {12, "上午工作,精神百倍"}, {13, "饿了,午饭;犯困,午休"}, {17, "下午状态还不错,继续努力"}, {21, "加班哦,疲累之极"},
    {1e9, "不行了,睡着了"}, {1e9, "下班回家了"},
};

@implementation Work {
    int part;
}
- (void)writeProgram {
    while (part < 3 && _hour >= parts[part].until) part++;
    if (part == 3) part = _finished ? 5 : _hour >= parts[3].until ? 4 : 3;
    NSLog(@"当前时间:{%.0f}点,%@", _hour, [NSString stringWithUTF8String:parts[part].words]);
}
@end
