#import <Foundation/Foundation.h>

@interface Store : NSObject
- (NSInteger)total:(NSArray<NSArray<NSNumber *> *> *)rows;
- (NSDictionary<NSString *, NSArray<NSNumber *> *> *)stock:(NSDictionary<NSString *, NSArray<NSNumber *> *> *)more;
- (NSArray<NSString *> *)names;
@end

@implementation Store
- (NSInteger)total:(NSArray<NSArray<NSNumber *> *> *)rows {
    NSInteger sum = 0;
    for (NSArray<NSNumber *> *row in rows) {
        for (NSNumber *number in row) {
            sum += number.integerValue;
        }
    }
    return sum;
}

- (NSDictionary<NSString *, NSArray<NSNumber *> *> *)stock:(NSDictionary<NSString *, NSArray<NSNumber *> *> *)more {
    NSMutableDictionary *all = [more mutableCopy];
    all[@"c"] = @[];
    return all;
}

- (NSArray<NSString *> *)names {
    return @[@"z", @"a"];
}
@end
