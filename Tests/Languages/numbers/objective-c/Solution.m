#import <Foundation/Foundation.h>

@interface Echo : NSObject
- (NSInteger)whole:(NSInteger)value;
- (double)real:(double)value;
- (CGFloat)half:(CGFloat)value;
@end

@implementation Echo
- (NSInteger)whole:(NSInteger)value {
    return value;
}

- (double)real:(double)value {
    return value;
}

- (CGFloat)half:(CGFloat)value {
    return value / 2;
}
@end
