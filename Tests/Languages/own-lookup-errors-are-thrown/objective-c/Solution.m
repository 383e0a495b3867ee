#import <Foundation/Foundation.h>

@interface Shelf : NSObject
- (NSString *)book:(NSString *)title;
- (NSString *)author;
@end

@implementation Shelf
- (NSString *)book:(NSString *)title {
    NSArray<NSString *> *titles = @[@"Dune"];
    return @[@"a desert"][[titles indexOfObject:title]];
}

- (NSString *)author {
    return [(id)self valueForKey:@"writer"];
}
@end
