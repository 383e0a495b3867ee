@implementation Traveller
@end
@implementation Traveller (Given)
- (instancetype)initWithTitle:(NSString *)title {
    self = [self init];
    self.title = title;
    return self;
}
@end
@implementation Hotel
@end
