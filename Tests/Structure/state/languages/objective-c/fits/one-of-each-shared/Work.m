#import <Foundation/Foundation.h>

@class DayState;

@interface Work : NSObject
@property (nonatomic) double hour;
@property (nonatomic, getter=isFinished) BOOL finished;
- (void)writeProgram;
@end

/// One object of each state serves every work: it keeps nothing.
@interface DayState : NSObject
+ (instancetype)state;
- (NSString *)words;
/// The state that follows, or nil while this one lasts.
- (DayState *)nextFor:(Work *)work;
@end

@interface Morning : DayState @end
@interface Lunch : DayState @end
@interface Afternoon : DayState @end
@interface Evening : DayState @end
@interface Asleep : DayState @end
@interface Home : DayState @end

@implementation DayState
+ (instancetype)state {
    static NSMutableDictionary *states;
    if (!states) states = [NSMutableDictionary dictionary];
    NSString *key = NSStringFromClass(self);
    if (!states[key]) states[key] = [[self alloc] init];
    return states[key];
}
- (NSString *)words { return @""; }
- (DayState *)nextFor:(Work *)work { return nil; }
@end

@implementation Morning
- (NSString *)words { return @"上午工作,精神百倍"; }
- (DayState *)nextFor:(Work *)work { return work.hour < 12 ? nil : [Lunch state]; }
@end
@implementation Lunch
- (NSString *)words { return @"饿了,午饭;犯困,午休"; }
- (DayState *)nextFor:(Work *)work { return work.hour < 13 ? nil : [Afternoon state]; }
@end
@implementation Afternoon
- (NSString *)words { return @"下午状态还不错,继续努力"; }
- (DayState *)nextFor:(Work *)work { return work.hour < 17 ? nil : [Evening state]; }
@end
@implementation Evening
- (NSString *)words { return @"加班哦,疲累之极"; }
- (DayState *)nextFor:(Work *)work {
    if (work.finished) return [Home state];
    return work.hour < 21 ? nil : [Asleep state];
}
@end
@implementation Asleep
- (NSString *)words { return @"不行了,睡着了"; }
@end
@implementation Home
- (NSString *)words { return @"下班回家了"; }
@end

@implementation Work {
    DayState *_current;
}
- (instancetype)init {
    self = [super init];
    _current = [Morning state];
    return self;
}
- (void)writeProgram {
    DayState *next;
    while ((next = [_current nextFor:self]) != nil) _current = next;
    NSLog(@"当前时间:{%.0f}点,%@", self.hour, [_current words]);
}
@end
