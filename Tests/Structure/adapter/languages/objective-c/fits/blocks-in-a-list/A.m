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
@interface Translator : NSObject <Player>
- (instancetype)initWithCenter:(ForeignCenter *)center;
@end
@implementation Translator {
    NSMutableArray *_moves;
}
- (instancetype)initWithCenter:(ForeignCenter *)center {
    if ((self = [super init])) {
        _moves = [NSMutableArray array];
        [_moves addObject:^{ [center foreignAttack]; }];
        [_moves addObject:^{ [center foreignDefense]; }];
    }
    return self;
}
- (void)attack { ((void (^)(void))_moves[0])(); }
- (void)defense { ((void (^)(void))_moves[1])(); }
@end
