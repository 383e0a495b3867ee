#import <Foundation/Foundation.h>

@interface Bell : NSObject
- (void)ring;
@end

@implementation Bell
- (void)ring {
    NSLog(@"ding");
}
@end
