#import <Foundation/Foundation.h>

@interface Waiter : NSObject
- (void)take:(NSString *)order quantity:(NSInteger)quantity;
@end

@implementation Waiter
- (void)take:(NSString *)order quantity:(NSInteger)quantity {
    NSLog(@"%ld x %@", (long)quantity, order);
}
@end
