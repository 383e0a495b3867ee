#import <Foundation/Foundation.h>

@protocol Component <NSObject>
- (void)show;
@end

@interface Person : NSObject <Component>
- (instancetype)initWithName:(NSString *)name;
@end
@implementation Person {
    NSString *_name;
}
- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) _name = [name copy];
    return self;
}
- (void)show { NSLog(@"装扮的%@", _name); }
@end

@interface Finery : NSObject <Component>
@property (nonatomic, strong) id<Component> component;
- (void)decorate:(id<Component>)component;
- (NSString *)label;
@end
@implementation Finery
- (void)decorate:(id<Component>)component { self.component = component; }
- (NSString *)label { return nil; }
- (void)show {
    NSLog(@"%@", [self label]);
    [self.component show];
}
@end

@interface TShirt : Finery @end
@implementation TShirt
- (NSString *)label { return @"大T恤"; }
@end
@interface BigTrouser : Finery @end
@implementation BigTrouser
- (NSString *)label { return @"垮裤"; }
@end
@interface Sneakers : Finery @end
@implementation Sneakers
- (NSString *)label { return @"破球鞋"; }
@end
@interface LeatherShoes : Finery @end
@implementation LeatherShoes
- (NSString *)label { return @"皮鞋"; }
@end
@interface Tie : Finery @end
@implementation Tie
- (NSString *)label { return @"领带"; }
@end
@interface Suit : Finery @end
@implementation Suit
- (NSString *)label { return @"西装"; }
@end
