#import <Foundation/Foundation.h>

#import "parts/Bulb.h"

@interface House : NSObject
- (void)light;
@end

@implementation House
- (void)light {
    [[[Bulb alloc] init] shine];
}
@end
