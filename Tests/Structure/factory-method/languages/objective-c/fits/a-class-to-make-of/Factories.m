#import <Foundation/Foundation.h>

@interface Calculator : NSObject
@property (nonatomic, assign) double numberA, numberB;
- (double)calculate;
@end

@implementation Calculator
- (double)calculate {
    [self doesNotRecognizeSelector:_cmd];
    return 0;
}
@end

#define OPERATION(NAME) @interface NAME : Calculator @end

@interface Addition : Calculator
@end
@interface Subtraction : Calculator
@end
@interface Multiplication : Calculator
@end
@interface Division : Calculator
@end

@implementation Addition
- (double)calculate { return self.numberA + self.numberB; }
@end
@implementation Subtraction
- (double)calculate { return self.numberA - self.numberB; }
@end
@implementation Multiplication
- (double)calculate { return self.numberA * self.numberB; }
@end
@implementation Division
- (double)calculate {
    if (self.numberB == 0) {
        NSLog(@"dividend is can not be zero!");
        return 0;
    }
    return self.numberA / self.numberB;
}
@end

@interface Factory : NSObject
- (Calculator *)create;
+ (Class)productClass;
@end

@implementation Factory
+ (Class)productClass { return Nil; }
- (Calculator *)create {
    return [[[[self class] productClass] alloc] init];
}
@end

@interface AddFactory : Factory
@end
@implementation AddFactory
+ (Class)productClass { return [Addition class]; }
@end
@interface MinusFactory : Factory
@end
@implementation MinusFactory
+ (Class)productClass { return [Subtraction class]; }
@end
@interface MultiplyFactory : Factory
@end
@implementation MultiplyFactory
+ (Class)productClass { return [Multiplication class]; }
@end
@interface DivideFactory : Factory
@end
@implementation DivideFactory
+ (Class)productClass { return [Division class]; }
@end
