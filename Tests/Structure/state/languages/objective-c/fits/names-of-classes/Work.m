#import <Foundation/Foundation.h>
@class Work;
@protocol WorkState <NSObject>
- (void)write:(Work *)work;
@optional
- (NSString *)successorOf:(Work *)work;
@end
@interface Work : NSObject
@property (nonatomic, assign) double hour;
@property (nonatomic, assign) BOOL finished;
- (void)writeProgram;
- (void)say:(NSString *)mood;
@end
@implementation Work {
    id<WorkState> _state;
}
- (instancetype)init {
    if (self = [super init]) { _state = [NSClassFromString(@"WSForenoon") new]; }
    return self;
}
- (void)writeProgram {
    while ([_state respondsToSelector:@selector(successorOf:)]) {
        NSString *name = [_state successorOf:self];
        if (name == nil) break;
        _state = [[NSClassFromString(name) alloc] init];
    }
    [_state write:self];
}
- (void)say:(NSString *)mood { NSLog(@"当前时间:{%.0f}点,%@", _hour, mood); }
@end
@interface WSForenoon : NSObject <WorkState> @end
@implementation WSForenoon
- (NSString *)successorOf:(Work *)work { return work.hour < 12 ? nil : @"WSNoon"; }
- (void)write:(Work *)work { [work say:@"上午工作,精神百倍"]; }
@end
@interface WSNoon : NSObject <WorkState> @end
@implementation WSNoon
- (NSString *)successorOf:(Work *)work { return work.hour < 13 ? nil : @"WSAfternoon"; }
- (void)write:(Work *)work { [work say:@"饿了,午饭;犯困,午休"]; }
@end
@interface WSAfternoon : NSObject <WorkState> @end
@implementation WSAfternoon
- (NSString *)successorOf:(Work *)work { return work.hour < 17 ? nil : @"WSEvening"; }
- (void)write:(Work *)work { [work say:@"下午状态还不错,继续努力"]; }
@end
@interface WSEvening : NSObject <WorkState> @end
@implementation WSEvening
- (NSString *)successorOf:(Work *)work {
    if (work.finished) return @"WSRest";
    return work.hour < 21 ? nil : @"WSSleep";
}
- (void)write:(Work *)work { [work say:@"加班哦,疲累之极"]; }
@end
@interface WSSleep : NSObject <WorkState> @end
@implementation WSSleep
- (void)write:(Work *)work { [work say:@"不行了,睡着了"]; }
@end
@interface WSRest : NSObject <WorkState> @end
@implementation WSRest
- (void)write:(Work *)work { [work say:@"下班回家了"]; }
@end
