// Superclasses written in Objective-C. Where their variables end, the compiler does not tell Swift: the runtime does.
#import <ObjectiveC.h>
@interface ObjectiveCView : NSObject { id _layer; double _alpha; BOOL _isHidden; }
@end
@interface ObjectiveCEndsInBool : NSObject { id _name; BOOL _isOn; }
@end
@interface ObjectiveCEndsInWord : NSObject { int _count; }
@end
@interface ObjectiveCEmpty : NSObject
@end
