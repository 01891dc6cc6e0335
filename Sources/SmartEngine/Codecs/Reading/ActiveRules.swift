/// The options in force, and the rules that they make.
package struct ActiveRules {
    package let options: DecodingOptions
    /// The native rules. They own the rules that the unmanaged references below point to.
    let native: ConversionRules
    /// The rules of native models, unowned.
    package let smart: Unmanaged<ConversionRules>
    /// The rules of plain Codable types, unowned.
    package let plainCodable: Unmanaged<ConversionRules>
    /// Whether the call or the process has conversions of its own.
    package let hasConversions: Bool
    /// Whether member names become coding keys of other names.
    let convertsNames: Bool
    /// The native rules with collections that leave out what cannot convert; made when they are needed.
    private var madeLossy: ConversionRules?

    /// `isExact`: nothing is converted by the native rules.
    init(_ options: DecodingOptions, isExact: Bool = false) {
        self.options = options
        native = isExact ? options.rules.exact ?? options.rules : options.rules
        smart = Unmanaged.passUnretained(native)
        plainCodable = native.isExact ? smart : Unmanaged.passUnretained(native.plainCodable ?? native)
        hasConversions = options.hasConversions
        convertsNames = options.convertsNames
    }

    var isExact: Bool { native.isExact }

    mutating func lossy() -> ConversionRules {
        if let madeLossy { return madeLossy }
        let made = native.lossy()
        madeLossy = made
        return made
    }
}
