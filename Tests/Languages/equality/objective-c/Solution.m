#import <Foundation/Foundation.h>

@interface Coin : NSObject
- (instancetype)initWithValue:(NSInteger)value;
@end

@interface Coin ()
@property (nonatomic, assign) NSInteger value;
@end

@implementation Coin
- (instancetype)initWithValue:(NSInteger)value {
    self = [super init];
    if (self) {
        _value = value;
    }
    return self;
}

- (BOOL)isEqual:(id)other {
    return [other isKindOfClass:[Coin class]] && [other value] == self.value;
}

- (NSUInteger)hash {
    return (NSUInteger)self.value;
}
@end

@interface Waiter : NSObject
@end

@implementation Waiter
@end
