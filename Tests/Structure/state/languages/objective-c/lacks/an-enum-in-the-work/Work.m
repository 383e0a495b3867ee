#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, Phase) { PhaseForenoon, PhaseNoon, PhaseAfternoon, PhaseEvening, PhaseAsleep, PhaseHome };

@interface Work : NSObject
@property (nonatomic) double hour;
@property (nonatomic) BOOL finished;
- (void)writeProgram;
@end

@implementation Work {
    Phase _phase;
}
- (void)writeProgram {
    if (_phase == PhaseForenoon && _hour >= 12) _phase = PhaseNoon;
    if (_phase == PhaseNoon && _hour >= 13) _phase = PhaseAfternoon;
    if (_phase == PhaseAfternoon && _hour >= 17) _phase = PhaseEvening;
    if (_phase == PhaseEvening) {
        if (_finished) _phase = PhaseHome;
        else if (_hour >= 21) _phase = PhaseAsleep;
    }
    NSArray *moods = @[@"上午工作,精神百倍", @"饿了,午饭;犯困,午休", @"下午状态还不错,继续努力",
                       @"加班哦,疲累之极", @"不行了,睡着了", @"下班回家了"];
    NSLog(@"当前时间:{%.0f}点,%@", _hour, moods[_phase]);
}
@end
