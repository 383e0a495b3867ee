#import <Foundation/Foundation.h>

@interface Calculator : NSObject {
    unichar sign;
}
@property (nonatomic) double numberA;
@property (nonatomic) double numberB;
+ (Calculator *)withSign:(unichar)sign;
- (double)calculate;
@end

@implementation Calculator
+ (Calculator *)withSign:(unichar)sign {
    Calculator *calculator = [Calculator new];
    calculator->sign = sign;
    return calculator;
}
- (double)calculate {
    switch (sign) {
        case '+': return _numberA + _numberB;
        case '-': return _numberA - _numberB;
        case '*': return _numberA * _numberB;
        default:
            if (_numberB == 0) { NSLog(@"dividend is can not be zero!"); return 0; }
            return _numberA / _numberB;
    }
}
@end

@interface AddFactory : NSObject
- (Calculator *)create;
@end
@implementation AddFactory
- (Calculator *)create { return [Calculator withSign:'+']; }
@end
@interface MinusFactory : NSObject
- (Calculator *)create;
@end
@implementation MinusFactory
- (Calculator *)create { return [Calculator withSign:'-']; }
@end
@interface MultiplyFactory : NSObject
- (Calculator *)create;
@end
@implementation MultiplyFactory
- (Calculator *)create { return [Calculator withSign:'*']; }
@end
@interface DivideFactory : NSObject
- (Calculator *)create;
@end
@implementation DivideFactory
- (Calculator *)create { return [Calculator withSign:'/']; }
@end
