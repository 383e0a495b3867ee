// Creator: CalculatorFactory. ConcreteCreator: AddFactory, MinusFactory, MultiplyFactory, DivideFactory. Product:
// Calculator. ConcreteProduct: AddCalculator and its sisters. Another operation is two new classes and no change to these.

#import <Foundation/Foundation.h>

/// Two numbers, and what becomes of them.
@interface Calculator : NSObject
@property (nonatomic, assign) double numberA;
@property (nonatomic, assign) double numberB;
- (double)calculate;
@end

@implementation Calculator
- (double)calculate {
    return 0;
}
@end

@interface AddCalculator : Calculator
@end

@implementation AddCalculator
- (double)calculate {
    return self.numberA + self.numberB;
}
@end

@interface MinusCalculator : Calculator
@end

@implementation MinusCalculator
- (double)calculate {
    return self.numberA - self.numberB;
}
@end

@interface MultiplyCalculator : Calculator
@end

@implementation MultiplyCalculator
- (double)calculate {
    return self.numberA * self.numberB;
}
@end

@interface DivideCalculator : Calculator
@end

@implementation DivideCalculator
- (double)calculate {
    if (self.numberB == 0) {
        NSLog(@"dividend is can not be zero!");
        return 0;
    }
    return self.numberA / self.numberB;
}
@end

/// Makes calculators; which kind is up to the class that conforms.
@protocol CalculatorFactory <NSObject>
- (Calculator *)create;
@end

@interface AddFactory : NSObject <CalculatorFactory>
@end

@implementation AddFactory
- (Calculator *)create {
    return [[AddCalculator alloc] init];
}
@end

@interface MinusFactory : NSObject <CalculatorFactory>
@end

@implementation MinusFactory
- (Calculator *)create {
    return [[MinusCalculator alloc] init];
}
@end

@interface MultiplyFactory : NSObject <CalculatorFactory>
@end

@implementation MultiplyFactory
- (Calculator *)create {
    return [[MultiplyCalculator alloc] init];
}
@end

@interface DivideFactory : NSObject <CalculatorFactory>
@end

@implementation DivideFactory
- (Calculator *)create {
    return [[DivideCalculator alloc] init];
}
@end
