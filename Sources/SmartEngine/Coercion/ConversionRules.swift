import Foundation

/// How a value of one JSON kind becomes a Swift value of another: one set for each model family. The engine applies
/// them only if the kinds do not match already (a number for an Int, a string for a String … never come here).
///
/// `NativeRules` and `HandyJSONConversions` (this folder) are parallel in structure.
@usableFromInline package final class ConversionRules: Sendable {
    let bool: @Sendable (NodeView) -> Bool?
    let integer: @Sendable (NodeView) -> ExactInteger?
    let double: @Sendable (NodeView) -> Double?
    let string: @Sendable (NodeView) -> String?
    /// In arrays, sets and dictionaries of anything but models: leave out what cannot be converted. Otherwise the whole
    /// collection cannot be converted.
    let dropsBadElements: Bool
    /// In arrays, sets and dictionaries of models: leave out models that cannot be made, and elements that are not
    /// objects.
    package let dropsBadModels: Bool
    /// An optional property given null: nil, or its initial value.
    package let nullMakesOptionalNil: Bool
    /// A model or collection given a string that holds JSON text.
    let readsJSONInStrings: Bool
    /// Words for NaN and the infinities.
    let nonConforming: NonConformingFloats?
    /// Whether these are the rules of SmartCodable models.
    let isNative: Bool
    /// Whether these are HandyJSON's rules for native models, which apply to all types, to nulls and to names.
    package let convertsAsHandyJSON: Bool
    /// The subset of the rules that does not convert: numbers for numbers of the same value, the chosen words for NaN.
    /// For native rules only.
    package let exact: ConversionRules?
    /// Whether the rules convert nothing.
    package let isExact: Bool
    /// The rules inside the `init(from:)` of a plain Codable type, whose collections are complete or an error. Nil:
    /// these rules.
    let plainCodable: ConversionRules?

    package init(
        bool: @escaping @Sendable (NodeView) -> Bool?, integer: @escaping @Sendable (NodeView) -> ExactInteger?,
        double: @escaping @Sendable (NodeView) -> Double?, string: @escaping @Sendable (NodeView) -> String?,
        dropsBadElements: Bool, nullMakesOptionalNil: Bool, readsJSONInStrings: Bool,
        dropsBadModels: Bool = true, nonConforming: NonConformingFloats? = nil, isNative: Bool = false,
        convertsAsHandyJSON: Bool = false, exact: ConversionRules? = nil, isExact: Bool = false,
        plainCodable: ConversionRules? = nil
    ) {
        self.bool = bool
        self.integer = integer
        self.double = double
        self.string = string
        self.dropsBadElements = dropsBadElements
        self.dropsBadModels = dropsBadModels
        self.nullMakesOptionalNil = nullMakesOptionalNil
        self.readsJSONInStrings = readsJSONInStrings
        self.nonConforming = nonConforming
        self.isNative = isNative
        self.convertsAsHandyJSON = convertsAsHandyJSON
        self.exact = exact
        self.isExact = isExact
        self.plainCodable = plainCodable
    }

    /// These rules with collections that leave out what cannot convert.
    package func lossy() -> ConversionRules {
        ConversionRules(
            bool: bool, integer: integer, double: double, string: string, dropsBadElements: true,
            nullMakesOptionalNil: nullMakesOptionalNil,
            readsJSONInStrings: readsJSONInStrings, nonConforming: nonConforming, isNative: isNative,
            convertsAsHandyJSON: convertsAsHandyJSON, exact: exact, isExact: isExact)
    }
}
