#import <UIKit/UIKit.h>
#import <HandyJSON/HandyJSON.h>
