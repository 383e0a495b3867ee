#import <Foundation/Foundation.h>

@interface Counter : NSObject
@property (class, nonatomic, assign) NSInteger total;
@property (nonatomic, assign, readonly) NSInteger value;
+ (instancetype)createFrom:(NSInteger)start;
@end

static NSInteger total;

@implementation Counter
+ (NSInteger)total {
    return total;
}

+ (void)setTotal:(NSInteger)value {
    total = value;
}

+ (instancetype)createFrom:(NSInteger)start {
    total += 1;
    Counter *counter = [[self alloc] init];
    counter->_value = start;
    return counter;
}
@end
