/// The options in force, and the rules that they make.
package struct ActiveRules {
    package let options: DecodingOptions
    /// Owns the unmanaged references below.
    let native: ConversionRules
    /// Those of native models, unowned.
    package let smart: Unmanaged<ConversionRules>
    /// Those of plain Codable types, unowned.
    package let plainCodable: Unmanaged<ConversionRules>
    /// Whether the call or the process has conversions of its own.
    package let hasConversions: Bool
    /// Whether member names become coding keys of other names.
    let convertsNames: Bool
    /// The native rules, but collections leave out what cannot convert; made when it is needed.
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
