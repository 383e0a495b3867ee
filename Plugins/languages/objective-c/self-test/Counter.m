#import <Foundation/Foundation.h>

@interface Counter : NSObject
@property (nonatomic, readonly) NSInteger value;
- (instancetype)initWithStart:(NSInteger)start;
- (NSInteger)add:(NSInteger)count;
@end

@implementation Counter

- (instancetype)initWithStart:(NSInteger)start {
    self = [super init];
    if (self) {
        _value = start;
    }
    return self;
}

- (NSInteger)add:(NSInteger)count {
    _value += count;
    NSLog(@"%ld", (long)_value);
    return _value;
}

@end
