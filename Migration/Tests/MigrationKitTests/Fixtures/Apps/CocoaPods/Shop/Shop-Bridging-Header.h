#import <HandyJSON/HandyJSON.h>
