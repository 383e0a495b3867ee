#import <Foundation/Foundation.h>

#import "json.h"
#import "worker.h"

@interface Shop : NSObject
- (NSString *)open;
@end

@implementation Shop
- (NSString *)open {
    return [NSString stringWithFormat:@"%@ %@", jsonText(), answer()];
}
@end
