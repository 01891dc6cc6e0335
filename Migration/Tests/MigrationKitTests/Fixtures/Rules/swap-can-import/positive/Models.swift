import HandyJSON

#if canImport(HandyJSON) // find
#endif
