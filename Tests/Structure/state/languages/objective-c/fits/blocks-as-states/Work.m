#import <Foundation/Foundation.h>

@class Work;
typedef void (^State)(Work *work);

@interface Work : NSObject
@property (nonatomic) double hour;
@property (nonatomic) BOOL finished;
- (void)writeProgram;
@end

@interface Work ()
@property (nonatomic, copy) State state;
- (void)enter:(State)state;
- (void)say:(NSString *)mood;
@end

static State home(void) { return ^(Work *work) { [work say:@"下班回家了"]; }; }
static State asleep(void) { return ^(Work *work) { [work say:@"不行了,睡着了"]; }; }
static State evening(void) {
    return ^(Work *work) {
        if (work.finished) [work enter:home()];
        else if (work.hour < 21) [work say:@"加班哦,疲累之极"];
        else [work enter:asleep()];
    };
}
static State afternoon(void) {
    return ^(Work *work) {
        if (work.hour < 17) [work say:@"下午状态还不错,继续努力"];
        else [work enter:evening()];
    };
}
static State noon(void) {
    return ^(Work *work) {
        if (work.hour < 13) [work say:@"饿了,午饭;犯困,午休"];
        else [work enter:afternoon()];
    };
}
static State forenoon(void) {
    return ^(Work *work) {
        if (work.hour < 12) [work say:@"上午工作,精神百倍"];
        else [work enter:noon()];
    };
}

@implementation Work
- (instancetype)init {
    if (self = [super init]) {
        _state = [forenoon() copy];
    }
    return self;
}
- (void)enter:(State)state {
    self.state = state;
    self.state(self);
}
- (void)writeProgram { self.state(self); }
- (void)say:(NSString *)mood { NSLog(@"当前时间:{%.0f}点,%@", self.hour, mood); }
@end
