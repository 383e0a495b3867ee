#import <Foundation/Foundation.h>
@protocol Player <NSObject>
- (void)attack;
- (void)defense;
@end
@interface Forward : NSObject <Player>
- (instancetype)initWithName:(NSString *)name;
@end
@implementation Forward {
    NSString *_name;
}
- (instancetype)initWithName:(NSString *)name { if ((self = [super init])) _name = [name copy]; return self; }
- (void)attack { NSLog(@"前锋%@进攻", _name); }
- (void)defense { NSLog(@"前锋%@防守", _name); }
@end
@interface ForeignCenter : NSObject
- (instancetype)initWithName:(NSString *)name;
- (void)foreignAttack;
- (void)foreignDefense;
@end
@implementation ForeignCenter {
    NSString *_name;
}
- (instancetype)initWithName:(NSString *)name { if ((self = [super init])) _name = [name copy]; return self; }
- (void)foreignAttack { NSLog(@"外籍中锋%@进攻", _name); }
- (void)foreignDefense { NSLog(@"外籍中锋%@防守", _name); }
@end
typedef void (^Move)(void);
@interface Moves : NSObject
- (instancetype)initWithAttack:(Move)attack defense:(void (^)(void))defense;
- (void)attack;
- (void)defense;
@end
@implementation Moves {
    Move _attack;
    void (^_defense)(void);
}
- (instancetype)initWithAttack:(Move)attack defense:(void (^)(void))defense {
    if ((self = [super init])) { _attack = attack; _defense = defense; }
    return self;
}
- (void)attack { if (_attack) _attack(); }
- (void)defense { if (_defense != nil) _defense(); }
@end
@interface Translator : NSObject <Player>
- (instancetype)initWithCenter:(ForeignCenter *)center;
@end
@interface Translator ()
@property (nonatomic, strong) Moves *moves;
@end
@implementation Translator
- (instancetype)initWithCenter:(ForeignCenter *)center {
    if ((self = [super init])) {
        self.moves = [[Moves alloc] initWithAttack:^{ [center foreignAttack]; } defense:^{ [center foreignDefense]; }];
    }
    return self;
}
- (void)attack { [self.moves attack]; }
- (void)defense { [self.moves defense]; }
@end
