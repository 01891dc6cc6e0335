/// An optional with an initial value: HandyJSON keeps the value where JSON says null, natively null is nil. A missing
/// key and a wrong type mean the same in both.
enum InitialOptional {
    enum Need {
        case nothing
        /// `@SmartKey(nonnull: true)` keeps the value.
        case wrapper
        /// It needs the wrapper and cannot have one.
        case unfit
    }

    static let wrapper = "@SmartKey(nonnull: true) "

    static func need(of property: PropertyFact) -> Need {
        guard property.shape.isOptional, let value = property.initialValue,
            !["nil", ".none", "Optional.none"].contains(value)
        else { return .nothing }
        if property.isLet || property.isLazy || property.isWeak { return .nothing }
        let isPlain =
            property.siblings == 1 && property.wrappers.isEmpty && !property.modifiers.contains("dynamic")
            && !property.attributes.contains("NSManaged")
        return isPlain ? .wrapper : .unfit
    }
}
