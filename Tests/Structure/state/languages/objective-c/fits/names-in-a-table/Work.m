#import <Foundation/Foundation.h>
@class Work;
@protocol Phase <NSObject>
/// Does its part and tells the name of the phase that comes next.
- (NSString *)writeFor:(Work *)work;
@end
@interface Work : NSObject
@property (nonatomic, assign) double hour;
@property (nonatomic, assign) BOOL finished;
- (void)writeProgram;
- (void)print:(NSString *)text;
@end
@interface ForenoonPhase : NSObject <Phase> @end
@interface NoonPhase : NSObject <Phase> @end
@interface AfternoonPhase : NSObject <Phase> @end
@interface EveningPhase : NSObject <Phase> @end
@interface SleepPhase : NSObject <Phase> @end
@interface HomePhase : NSObject <Phase> @end

@implementation Work {
    NSDictionary<NSString *, id<Phase>> *_phases;
    NSString *_current;
}
- (instancetype)init {
    if ((self = [super init])) {
        _phases = @{ @"forenoon": [ForenoonPhase new], @"noon": [NoonPhase new], @"afternoon": [AfternoonPhase new],
                     @"evening": [EveningPhase new], @"sleep": [SleepPhase new], @"home": [HomePhase new] };
        _current = @"forenoon";
    }
    return self;
}
- (void)writeProgram {
    NSString *next = [_phases[_current] writeFor:self];
    while (![next isEqualToString:_current]) {
        _current = next;
        next = [_phases[_current] writeFor:self];
    }
}
- (void)print:(NSString *)text { NSLog(@"当前时间:{%.0f}点,%@", self.hour, text); }
@end
@implementation ForenoonPhase
- (NSString *)writeFor:(Work *)work {
    if (work.hour >= 12) return @"noon";
    [work print:@"上午工作,精神百倍"];
    return @"forenoon";
}
@end
@implementation NoonPhase
- (NSString *)writeFor:(Work *)work {
    if (work.hour >= 13) return @"afternoon";
    [work print:@"饿了,午饭;犯困,午休"];
    return @"noon";
}
@end
@implementation AfternoonPhase
- (NSString *)writeFor:(Work *)work {
    if (work.hour >= 17) return @"evening";
    [work print:@"下午状态还不错,继续努力"];
    return @"afternoon";
}
@end
@implementation EveningPhase
- (NSString *)writeFor:(Work *)work {
    if (work.finished) return @"home";
    if (work.hour >= 21) return @"sleep";
    [work print:@"加班哦,疲累之极"];
    return @"evening";
}
@end
@implementation SleepPhase
- (NSString *)writeFor:(Work *)work { [work print:@"不行了,睡着了"]; return @"sleep"; }
@end
@implementation HomePhase
- (NSString *)writeFor:(Work *)work { [work print:@"下班回家了"]; return @"home"; }
@end
