#import <Foundation/Foundation.h>

@interface Person : NSObject
@property (nonatomic, copy) NSString *name;
- (id)initWithName:(NSString *)name;
- (void)show;
@end
@implementation Person
- (id)initWithName:(NSString *)name {
    if (self = [super init]) { self.name = name; }
    return self;
}
- (void)show { NSLog(@"装扮的%@", self.name); }
@end

// A garment is a person, as in the book.
@interface Finery : Person
@property (nonatomic, strong) Person *component;
- (void)decorate:(Person *)component;
@end
@implementation Finery
- (void)decorate:(Person *)component { self.component = component; }
- (void)show {
    if (self.component != nil) {
        [self.component show];
    }
}
@end

@interface TShirt : Finery @end
@implementation TShirt
- (void)show { NSLog(@"大T恤"); [super show]; }
@end
@interface BigTrouser : Finery @end
@implementation BigTrouser
- (void)show { NSLog(@"垮裤"); [super show]; }
@end
@interface Sneakers : Finery @end
@implementation Sneakers
- (void)show { NSLog(@"破球鞋"); [super show]; }
@end
@interface LeatherShoes : Finery @end
@implementation LeatherShoes
- (void)show { NSLog(@"皮鞋"); [super show]; }
@end
@interface Tie : Finery @end
@implementation Tie
- (void)show { NSLog(@"领带"); [super show]; }
@end
@interface Suit : Finery @end
@implementation Suit
- (void)show { NSLog(@"西装"); [super show]; }
@end
