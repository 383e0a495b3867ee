#import <Foundation/Foundation.h>

@interface Memento : NSObject
@end

@interface Game : NSObject
@property (nonatomic, readonly) NSInteger vitality, attack, defense;
- (void)play:(NSString *)boss;
- (Memento *)save;
- (void)restore:(Memento *)memento;
- (void)show;
@end

@interface Caretaker : NSObject
- (void)keep:(Memento *)memento;
- (Memento *)last;
@end

// What a memento keeps is the game's business alone.
@interface Memento ()
@property (nonatomic, copy) NSDictionary<NSString *, NSNumber *> *values;
@end

@implementation Memento
@end

@implementation Game
- (instancetype)init {
    self = [super init];
    if (self) {
        _vitality = _attack = _defense = 100;
    }
    return self;
}

- (void)play:(NSString *)boss {
    NSLog(@"大战%@", boss);
    _vitality = MAX(0, _vitality - 40);
    _attack = MAX(0, _attack - 30);
    _defense = MAX(0, _defense - 20);
}

- (Memento *)save {
    Memento *memento = [[Memento alloc] init];
    memento.values = @{@"vitality": @(_vitality), @"attack": @(_attack), @"defense": @(_defense)};
    return memento;
}

- (void)restore:(Memento *)memento {
    _vitality = [memento.values[@"vitality"] integerValue];
    _attack = [memento.values[@"attack"] integerValue];
    _defense = [memento.values[@"defense"] integerValue];
}

- (void)show {
    NSLog(@"角色当前状态:");
    NSLog(@"体力:%ld", (long)self.vitality);
    NSLog(@"攻击力:%ld", (long)self.attack);
    NSLog(@"防御力:%ld", (long)self.defense);
}
@end

@implementation Caretaker {
    NSMutableArray *_stack;
}
- (void)keep:(Memento *)memento {
    if (!_stack) _stack = [[NSMutableArray alloc] init];
    [_stack addObject:memento];
}
- (Memento *)last {
    return [_stack lastObject];
}
@end
