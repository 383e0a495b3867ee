#import <Foundation/Foundation.h>

@interface Waiter : NSObject
@property (nonatomic, strong, readonly) NSMutableArray<NSString *> *orders;
- (void)take:(NSString *)order;
@end

@implementation Waiter
- (void)take:(NSString *)order {
    [self.orders addObject:order];
}
@end
