// Mistake: the wearer is shown before the garment.

// Component: Component. ConcreteComponent: Person. Decorator: Finery. A decorator is a component that holds another one: it
// says its own, and then asks that one.

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
    self = [super init];
    if (self) {
        _name = [name copy];
    }
    return self;
}

- (void)show {
    NSLog(@"装扮的%@", _name);
}
@end

/// A garment, worn over one component at a time; over none it hangs in the wardrobe.
@interface Finery : NSObject <Component>
- (void)decorate:(id<Component>)component;
/// What it is, for a kind of garment to say.
- (NSString *)label;
@end

@implementation Finery {
    id<Component> _component;
}

- (void)decorate:(id<Component>)component {
    _component = component;
}

- (NSString *)label {
    return @"";
}

- (void)show {
    [_component show];
    NSLog(@"%@", self.label);
}
@end

@interface TShirt : Finery
@end

@implementation TShirt
- (NSString *)label {
    return @"大T恤";
}
@end

@interface BigTrouser : Finery
@end

@implementation BigTrouser
- (NSString *)label {
    return @"垮裤";
}
@end

@interface Sneakers : Finery
@end

@implementation Sneakers
- (NSString *)label {
    return @"破球鞋";
}
@end

@interface LeatherShoes : Finery
@end

@implementation LeatherShoes
- (NSString *)label {
    return @"皮鞋";
}
@end

@interface Tie : Finery
@end

@implementation Tie
- (NSString *)label {
    return @"领带";
}
@end

@interface Suit : Finery
@end

@implementation Suit
- (NSString *)label {
    return @"西装";
}
@end
