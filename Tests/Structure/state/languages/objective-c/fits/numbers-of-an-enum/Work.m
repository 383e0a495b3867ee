#import <Foundation/Foundation.h>
typedef NS_ENUM(NSInteger, Part) { PartForenoon, PartNoon, PartAfternoon, PartEvening, PartSleep, PartHome };
@class Work;
@interface PartState : NSObject
@property (nonatomic, readonly) Part part;
- (instancetype)initWithPart:(Part)part;
- (Part)next:(Work *)work;
- (void)tell:(Work *)work;
@end
@interface Work : NSObject
@property (nonatomic) double hour;
@property (nonatomic) BOOL finished;
- (void)writeProgram;
- (void)log:(NSString *)text;
@end
@implementation PartState
- (instancetype)initWithPart:(Part)part { if (self = [super init]) _part = part; return self; }
- (Part)next:(Work *)work { return _part; }
- (void)tell:(Work *)work {}
@end
@interface ForenoonState : PartState @end
@implementation ForenoonState
- (Part)next:(Work *)work { return work.hour < 12 ? PartForenoon : PartNoon; }
- (void)tell:(Work *)work { [work log:@"上午工作,精神百倍"]; }
@end
@interface NoonState : PartState @end
@implementation NoonState
- (Part)next:(Work *)work { return work.hour < 13 ? PartNoon : PartAfternoon; }
- (void)tell:(Work *)work { [work log:@"饿了,午饭;犯困,午休"]; }
@end
@interface AfternoonState : PartState @end
@implementation AfternoonState
- (Part)next:(Work *)work { return work.hour < 17 ? PartAfternoon : PartEvening; }
- (void)tell:(Work *)work { [work log:@"下午状态还不错,继续努力"]; }
@end
@interface EveningState : PartState @end
@implementation EveningState
- (Part)next:(Work *)work {
    if (work.finished) return PartHome;
    if (work.hour < 21) return PartEvening;
    return PartSleep;
}
- (void)tell:(Work *)work { [work log:@"加班哦,疲累之极"]; }
@end
@interface SleepState : PartState @end
@implementation SleepState
- (void)tell:(Work *)work { [work log:@"不行了,睡着了"]; }
@end
@interface HomeState : PartState @end
@implementation HomeState
- (void)tell:(Work *)work { [work log:@"下班回家了"]; }
@end
@implementation Work {
    NSArray<PartState *> *_states;
    PartState *_state;
}
- (instancetype)init {
    if (self = [super init]) {
        _states = @[[[ForenoonState alloc] initWithPart:PartForenoon], [[NoonState alloc] initWithPart:PartNoon],
                    [[AfternoonState alloc] initWithPart:PartAfternoon], [[EveningState alloc] initWithPart:PartEvening],
                    [[SleepState alloc] initWithPart:PartSleep], [[HomeState alloc] initWithPart:PartHome]];
        _state = _states[PartForenoon];
    }
    return self;
}
- (void)writeProgram {
    Part next = [_state next:self];
    while (next != _state.part) {
        _state = _states[next];
        next = [_state next:self];
    }
    [_state tell:self];
}
- (void)log:(NSString *)text { NSLog(@"当前时间:{%.0f}点,%@", self.hour, text); }
@end
