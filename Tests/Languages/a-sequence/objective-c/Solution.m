#import <Foundation/Foundation.h>

@interface Shelf : NSObject <NSFastEnumeration>
@end

@implementation Shelf
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id *)objects count:(NSUInteger)count {
    return [@[@"a", @"b"] countByEnumeratingWithState:state objects:objects count:count];
}
@end
