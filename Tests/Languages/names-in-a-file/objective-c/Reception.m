@interface Reception ()

@property (nonatomic, assign) NSInteger rooms;

@end

@implementation Reception

- (instancetype)init {
    self = [super init];
    if (self) {
        _rooms = 2;
    }
    return self;
}

- (Rush)checkInTraveller:(Traveller *)traveller staying:(NSInteger)nights {
    NSLog(@"%@ stays %ld nights", traveller.title, (long)nights);
    self.rooms -= 1;
    return self.rooms > 0 ? RushNone : RushMuch;
}

@end
