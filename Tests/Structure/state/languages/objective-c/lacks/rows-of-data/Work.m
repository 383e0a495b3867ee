#import <Foundation/Foundation.h>
@interface Row : NSObject
@property (nonatomic, copy) NSString *line, *next;
@property (nonatomic) double until;
@end
@implementation Row
+ (Row *)line:(NSString *)line until:(double)until next:(NSString *)next {
    Row *row = [Row new];
    row.line = line; row.until = until; row.next = next;
    return row;
}
@end
@interface Work : NSObject
@property (nonatomic) double hour;
@property (nonatomic) BOOL finished;
- (void)writeProgram;
@end
@implementation Work {
    NSDictionary<NSString *, Row *> *_rows;
    NSString *_now;
}
- (instancetype)init {
    if (self = [super init]) {
        _rows = @{ @"a": [Row line:@"上午工作,精神百倍" until:12 next:@"b"], @"b": [Row line:@"饿了,午饭;犯困,午休" until:13 next:@"c"],
                   @"c": [Row line:@"下午状态还不错,继续努力" until:17 next:@"d"], @"d": [Row line:@"加班哦,疲累之极" until:21 next:@"e"],
                   @"e": [Row line:@"不行了,睡着了" until:INFINITY next:nil], @"f": [Row line:@"下班回家了" until:INFINITY next:nil] };
        _now = @"a";
    }
    return self;
}
- (void)writeProgram {
    while (YES) {
        if ([_now isEqualToString:@"d"] && self.finished) { _now = @"f"; break; }
        Row *row = _rows[_now];
        if (self.hour < row.until) break;
        _now = row.next;
    }
    NSLog(@"当前时间:{%.0f}点,%@", self.hour, _rows[_now].line);
}
@end
