#import <UIKit/UIKit.h>
// HandyJSON
