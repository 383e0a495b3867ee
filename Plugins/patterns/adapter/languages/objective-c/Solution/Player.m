// Target: Player. Adapter: Translator. Adaptee: ForeignCenter. The translator is a player to the coach and speaks the
// center's words to the center; it adds nothing of its own.

#import <Foundation/Foundation.h>

/// What a coach can call to any player on the court.
@protocol Player <NSObject>
- (void)attack;
- (void)defense;
@end

/// A player who understands the coach.
@interface Forward : NSObject <Player>
- (instancetype)initWithName:(NSString *)name;
@end

@implementation Forward {
    NSString *_name;
}

- (instancetype)initWithName:(NSString *)name {
    self = [super init];
    if (self) {
        _name = [name copy];
    }
    return self;
}

- (void)attack {
    NSLog(@"前锋%@进攻", _name);
}

- (void)defense {
    NSLog(@"前锋%@防守", _name);
}
@end

/// A player from abroad, who listens to other words.
@interface ForeignCenter : NSObject
- (instancetype)initWithName:(NSString *)name;
- (void)foreignAttack;
- (void)foreignDefense;
@end

@implementation ForeignCenter {
    NSString *_name;
}

- (instancetype)initWithName:(NSString *)name {
    self = [super init];
    if (self) {
        _name = [name copy];
    }
    return self;
}

- (void)foreignAttack {
    NSLog(@"外籍中锋%@进攻", _name);
}

- (void)foreignDefense {
    NSLog(@"外籍中锋%@防守", _name);
}
@end

/// Stands in for a foreign center wherever a player is wanted.
@interface Translator : NSObject <Player>
- (instancetype)initWithCenter:(ForeignCenter *)center;
@end

@implementation Translator {
    ForeignCenter *_center;
}

- (instancetype)initWithCenter:(ForeignCenter *)center {
    self = [super init];
    if (self) {
        _center = center;
    }
    return self;
}

- (void)attack {
    [_center foreignAttack];
}

- (void)defense {
    [_center foreignDefense];
}
@end
