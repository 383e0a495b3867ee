#import <Foundation/Foundation.h>

@interface Echo : NSObject
- (NSString *)text:(NSString *)value;
- (void)say:(NSString *)value;
@end

@implementation Echo
- (NSString *)text:(NSString *)value {
    return value;
}

- (void)say:(NSString *)value {
    NSLog(@"%@", value);
}
@end
