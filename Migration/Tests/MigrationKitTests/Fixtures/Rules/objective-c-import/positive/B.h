#import <HandyJSON/HandyJSON.h> // find
