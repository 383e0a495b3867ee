#import <Foundation/Foundation.h>

@interface Layer : NSObject {
@public
    Layer *under;
}
- (void)decorate:(Layer *)layer;
- (NSString *)words;
- (void)show;
@end
@implementation Layer
- (void)decorate:(Layer *)layer { under = layer; }
- (NSString *)words { return @""; }
- (void)show {
    for (Layer *layer = self; layer; layer = layer->under) {
        NSLog(@"%@", layer.words);
    }
}
@end

@interface Person : Layer
- (instancetype)initWithName:(NSString *)name;
@end
@implementation Person {
    NSString *_name;
}
- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) _name = name;
    return self;
}
- (NSString *)words { return [@"装扮的" stringByAppendingString:_name]; }
@end
@interface TShirt : Layer @end
@implementation TShirt
- (NSString *)words { return @"大T恤"; }
@end
@interface BigTrouser : Layer @end
@implementation BigTrouser
- (NSString *)words { return @"垮裤"; }
@end
@interface Sneakers : Layer @end
@implementation Sneakers
- (NSString *)words { return @"破球鞋"; }
@end
@interface LeatherShoes : Layer @end
@implementation LeatherShoes
- (NSString *)words { return @"皮鞋"; }
@end
@interface Tie : Layer @end
@implementation Tie
- (NSString *)words { return @"领带"; }
@end
@interface Suit : Layer @end
@implementation Suit
- (NSString *)words { return @"西装"; }
@end
