import HandyJSON

#if canImport(UIKit)
#endif
