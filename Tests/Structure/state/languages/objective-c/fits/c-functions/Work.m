#import <Foundation/Foundation.h>

@class Work;
typedef void (*StateFunction)(Work *work);

static void forenoon(Work *work);
static void noon(Work *work);
static void afternoon(Work *work);
static void evening(Work *work);
static void sleeping(Work *work);
static void resting(Work *work);

@interface Work : NSObject {
    @public
    StateFunction state;
}
@property (nonatomic) double hour;
@property (nonatomic) BOOL finished;
- (void)writeProgram;
- (void)change:(StateFunction)next;
- (void)report:(NSString *)mood;
@end

@implementation Work
- (instancetype)init {
    if (self = [super init]) state = forenoon;
    return self;
}
- (void)writeProgram { state(self); }
- (void)change:(StateFunction)next {
    state = next;
    [self writeProgram];
}
- (void)report:(NSString *)mood { NSLog(@"当前时间:{%.0f}点,%@", self.hour, mood); }
@end

static void forenoon(Work *work) {
    if (work.hour < 12) [work report:@"上午工作,精神百倍"];
    else [work change:noon];
}
static void noon(Work *work) {
    if (work.hour < 13) [work report:@"饿了,午饭;犯困,午休"];
    else [work change:afternoon];
}
static void afternoon(Work *work) {
    if (work.hour < 17) [work report:@"下午状态还不错,继续努力"];
    else [work change:evening];
}
static void evening(Work *work) {
    if (work.finished) [work change:resting];
    else if (work.hour < 21) [work report:@"加班哦,疲累之极"];
    else [work change:sleeping];
}
static void sleeping(Work *work) { [work report:@"不行了,睡着了"]; }
static void resting(Work *work) { [work report:@"下班回家了"]; }
