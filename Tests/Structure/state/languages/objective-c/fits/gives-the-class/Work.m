#import <Foundation/Foundation.h>
@interface Day : NSObject
@property (nonatomic) double hour;
@property (nonatomic) BOOL finished;
@end
@implementation Day @end

@interface Mood : NSObject
- (Class)nextFor:(Day *)day;
- (NSString *)line;
@end
@implementation Mood
- (Class)nextFor:(Day *)day { return Nil; }
- (NSString *)line { return @""; }
@end
@interface Fresh : Mood @end
@interface Hungry : Mood @end
@interface Steady : Mood @end
@interface Tired : Mood @end
@interface Asleep : Mood @end
@interface AtHome : Mood @end
@implementation Fresh
- (Class)nextFor:(Day *)day { return day.hour < 12 ? Nil : [Hungry class]; }
- (NSString *)line { return @"上午工作,精神百倍"; }
@end
@implementation Hungry
- (Class)nextFor:(Day *)day { return day.hour < 13 ? Nil : [Steady class]; }
- (NSString *)line { return @"饿了,午饭;犯困,午休"; }
@end
@implementation Steady
- (Class)nextFor:(Day *)day { if (day.hour < 17) return Nil; return [Tired class]; }
- (NSString *)line { return @"下午状态还不错,继续努力"; }
@end
@implementation Tired
- (Class)nextFor:(Day *)day {
    if (day.finished) return [AtHome class];
    return day.hour < 21 ? Nil : [Asleep class];
}
- (NSString *)line { return @"加班哦,疲累之极"; }
@end
@implementation Asleep
- (NSString *)line { return @"不行了,睡着了"; }
@end
@implementation AtHome
- (NSString *)line { return @"下班回家了"; }
@end

@interface Work : NSObject
@property (nonatomic) double hour;
@property (nonatomic) BOOL finished;
- (void)writeProgram;
@end
@implementation Work {
    Mood *_mood;
    Day *_day;
}
- (instancetype)init {
    self = [super init];
    _mood = [Fresh new];
    _day = [Day new];
    return self;
}
- (double)hour { return _day.hour; }
- (void)setHour:(double)hour { _day.hour = hour; }
- (BOOL)finished { return _day.finished; }
- (void)setFinished:(BOOL)finished { _day.finished = finished; }
- (void)writeProgram {
    Class next;
    while ((next = [_mood nextFor:_day])) _mood = [[next alloc] init];
    NSLog(@"当前时间:{%.0f}点,%@", _day.hour, [_mood line]);
}
@end
