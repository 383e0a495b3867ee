// Mistake: the afternoon never ends, so nobody ever works overtime.

// Context: Work. State: State. A state that is over hands the work to the next one, so no state knows more than its own
// neighbour.

#import <Foundation/Foundation.h>

@class Work;

@protocol State <NSObject>
- (void)writeProgram:(Work *)work;
@end

@interface ForenoonState : NSObject <State>
@end

@interface NoonState : NSObject <State>
@end

@interface AfternoonState : NSObject <State>
@end

@interface EveningState : NSObject <State>
@end

@interface SleepState : NSObject <State>
@end

@interface RestState : NSObject <State>
@end

/// A day's work: does what its present state does.
@interface Work : NSObject
@property (nonatomic, assign) double hour;
@property (nonatomic, assign) BOOL finished;
- (void)writeProgram;
/// Enters another state, which goes on with the work.
- (void)change:(id<State>)next;
/// Tells of the hour as a whole number: a half goes to the even one, and what is rounded to zero keeps its sign.
- (void)report:(NSString *)mood;
@end

@interface Work ()
@property (nonatomic, strong) id<State> state;
@end

@implementation Work
- (instancetype)init {
    self = [super init];
    if (self) {
        _state = [[ForenoonState alloc] init];
    }
    return self;
}

- (void)writeProgram {
    [self.state writeProgram:self];
}

- (void)change:(id<State>)next {
    self.state = next;
    [self writeProgram];
}

- (void)report:(NSString *)mood {
    NSLog(@"当前时间:{%.0f}点,%@", self.hour, mood);
}
@end

@implementation ForenoonState
- (void)writeProgram:(Work *)work {
    if (work.hour < 12) {
        [work report:@"上午工作,精神百倍"];
    } else {
        [work change:[[NoonState alloc] init]];
    }
}
@end

@implementation NoonState
- (void)writeProgram:(Work *)work {
    if (work.hour < 13) {
        [work report:@"饿了,午饭;犯困,午休"];
    } else {
        [work change:[[AfternoonState alloc] init]];
    }
}
@end

@implementation AfternoonState
- (void)writeProgram:(Work *)work {
    if (work.hour < 24) {
        [work report:@"下午状态还不错,继续努力"];
    } else {
        [work change:[[EveningState alloc] init]];
    }
}
@end

@implementation EveningState
- (void)writeProgram:(Work *)work {
    if (work.finished) {
        [work change:[[RestState alloc] init]];
    } else if (work.hour < 21) {
        [work report:@"加班哦,疲累之极"];
    } else {
        [work change:[[SleepState alloc] init]];
    }
}
@end

@implementation SleepState
- (void)writeProgram:(Work *)work {
    [work report:@"不行了,睡着了"];
}
@end

@implementation RestState
- (void)writeProgram:(Work *)work {
    [work report:@"下班回家了"];
}
@end
