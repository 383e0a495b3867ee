#import <Foundation/Foundation.h>

@class Work;

@protocol WorkState <NSObject>
+ (void)writeProgram:(Work *)work;
@end

@interface Work : NSObject
@property (nonatomic) double hour;
@property (nonatomic) BOOL finished;
- (void)writeProgram;
@end

@interface Work ()
@property (nonatomic) Class<WorkState> state;
- (void)say:(NSString *)text;
- (void)moveTo:(Class<WorkState>)state;
@end

@interface Forenoon : NSObject <WorkState> @end
@interface Noon : NSObject <WorkState> @end
@interface Afternoon : NSObject <WorkState> @end
@interface Evening : NSObject <WorkState> @end
@interface Asleep : NSObject <WorkState> @end
@interface Home : NSObject <WorkState> @end

@implementation Work
- (instancetype)init {
    if (self = [super init]) {
        _state = [Forenoon class];
    }
    return self;
}
- (void)writeProgram { [self.state writeProgram:self]; }
- (void)moveTo:(Class<WorkState>)state {
    self.state = state;
    [state writeProgram:self];
}
- (void)say:(NSString *)text { NSLog(@"当前时间:{%.0f}点,%@", self.hour, text); }
@end

@implementation Forenoon
+ (void)writeProgram:(Work *)work {
    if (work.hour < 12) [work say:@"上午工作,精神百倍"];
    else [work moveTo:[Noon class]];
}
@end
@implementation Noon
+ (void)writeProgram:(Work *)work {
    if (work.hour < 13) [work say:@"饿了,午饭;犯困,午休"];
    else [work moveTo:[Afternoon class]];
}
@end
@implementation Afternoon
+ (void)writeProgram:(Work *)work {
    if (work.hour < 17) [work say:@"下午状态还不错,继续努力"];
    else [work moveTo:[Evening class]];
}
@end
@implementation Evening
+ (void)writeProgram:(Work *)work {
    if (work.finished) [work moveTo:[Home class]];
    else if (work.hour < 21) [work say:@"加班哦,疲累之极"];
    else [work moveTo:[Asleep class]];
}
@end
@implementation Asleep
+ (void)writeProgram:(Work *)work { [work say:@"不行了,睡着了"]; }
@end
@implementation Home
+ (void)writeProgram:(Work *)work { [work say:@"下班回家了"]; }
@end
