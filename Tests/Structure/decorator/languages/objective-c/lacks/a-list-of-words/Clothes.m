#import <Foundation/Foundation.h>

@interface Person : NSObject
@property (nonatomic, copy) NSString *name;
- (instancetype)initWithName:(NSString *)name;
- (void)show;
@end
@implementation Person
- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) _name = [name copy];
    return self;
}
- (void)show { NSLog(@"装扮的%@", _name); }
@end

@interface Clothes : NSObject
@property (nonatomic, strong) id under;
- (void)decorate:(id)component;
- (void)show;
@end
@interface TShirt : Clothes @end
@interface BigTrouser : Clothes @end
@interface Sneakers : Clothes @end
@interface LeatherShoes : Clothes @end
@interface Tie : Clothes @end
@interface Suit : Clothes @end

@implementation Clothes
- (void)decorate:(id)component { _under = component; }
- (void)show {
    NSDictionary *words = @{ @"TShirt": @"大T恤", @"BigTrouser": @"垮裤", @"Sneakers": @"破球鞋",
                             @"LeatherShoes": @"皮鞋", @"Tie": @"领带", @"Suit": @"西装" };
    id each = self;
    while (each != nil) {
        if ([each isKindOfClass:[Person class]]) {
            NSLog(@"装扮的%@", [each name]);
            return;
        }
        NSLog(@"%@", words[NSStringFromClass([each class])]);
        each = [each under];
    }
}
@end
@implementation TShirt @end
@implementation BigTrouser @end
@implementation Sneakers @end
@implementation LeatherShoes @end
@implementation Tie @end
@implementation Suit @end
