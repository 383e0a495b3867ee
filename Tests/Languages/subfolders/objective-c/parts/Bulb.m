#import "Bulb.h"
#import "Watts.h"

@implementation Bulb
- (void)shine {
    NSLog(@"a bulb of %d watts", WATTS);
}
@end
