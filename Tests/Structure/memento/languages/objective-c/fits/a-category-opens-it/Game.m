#import <Foundation/Foundation.h>

@interface Memento : NSObject
@end

@interface Memento ()
@property (nonatomic, copy) NSDictionary<NSString *, NSNumber *> *state;
@end
@implementation Memento
@end

@interface Game : NSObject
@property (nonatomic, readonly) NSInteger vitality;
@property (nonatomic, readonly) NSInteger attack;
@property (nonatomic, readonly) NSInteger defense;
- (void)play:(NSString *)boss;
- (Memento *)save;
- (void)restore:(Memento *)memento;
- (void)show;
@end

@interface Game ()
@property (nonatomic, readwrite) NSInteger vitality;
@property (nonatomic, readwrite) NSInteger attack;
@property (nonatomic, readwrite) NSInteger defense;
@end

@implementation Game
- (instancetype)init {
    if (self = [super init]) {
        _vitality = _attack = _defense = 100;
    }
    return self;
}
- (void)play:(NSString *)boss {
    NSLog(@"大战%@", boss);
    self.vitality = MAX(0, self.vitality - 40);
    self.attack = MAX(0, self.attack - 30);
    self.defense = MAX(0, self.defense - 20);
}
- (Memento *)save {
    Memento *memento = [Memento new];
    memento.state = @{ @"v": @(self.vitality), @"a": @(self.attack), @"d": @(self.defense) };
    return memento;
}
- (void)restore:(Memento *)memento {
    self.vitality = memento.state[@"v"].integerValue;
    self.attack = memento.state[@"a"].integerValue;
    self.defense = memento.state[@"d"].integerValue;
}
- (void)show {
    NSLog(@"角色当前状态:");
    NSLog(@"体力:%ld", (long)self.vitality);
    NSLog(@"攻击力:%ld", (long)self.attack);
    NSLog(@"防御力:%ld", (long)self.defense);
}
@end

@interface Caretaker : NSObject
- (void)keep:(Memento *)memento;
- (Memento *)last;
@end
@implementation Caretaker {
    NSMutableArray *_mementos;
}
- (instancetype)init {
    if (self = [super init]) _mementos = [[NSMutableArray alloc] init];
    return self;
}
- (void)keep:(Memento *)memento { [_mementos addObject:memento]; }
- (Memento *)last { return [_mementos lastObject]; }
@end
