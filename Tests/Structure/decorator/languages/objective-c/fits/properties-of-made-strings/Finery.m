#import <Foundation/Foundation.h>

@protocol Component <NSObject>
- (void)show;
@end

@interface Person : NSObject <Component>
- (instancetype)initWithName:(NSString *)name;
@end

@interface Finery : NSObject <Component> {
    id<Component> _component;
}
- (void)decorate:(id<Component>)component;
@end

@interface TShirt : Finery
@end
@interface BigTrouser : Finery
@end
@interface Sneakers : Finery
@end
@interface LeatherShoes : Finery
@end
@interface Tie : Finery
@end
@interface Suit : Finery
@end

@implementation Person {
    NSString *_name;
}
- (instancetype)initWithName:(NSString *)name {
    if ((self = [super init])) {
        _name = [name copy];
    }
    return self;
}
- (void)show {
    puts([NSString stringWithFormat:@"装扮的%@", _name].UTF8String);
}
@end

@implementation Finery
- (void)decorate:(id<Component>)component {
    _component = component;
}
- (void)show {
    [_component show];
}
@end

@implementation TShirt
- (void)show { puts("大T恤"); [super show]; }
@end
@implementation BigTrouser
- (void)show { puts("垮裤"); [super show]; }
@end
@implementation Sneakers
- (void)show { puts("破球鞋"); [super show]; }
@end
@implementation LeatherShoes
- (void)show { puts("皮鞋"); [super show]; }
@end
@implementation Tie
- (void)show { puts("领带"); [super show]; }
@end
@implementation Suit
- (void)show { puts("西装"); [super show]; }
@end
