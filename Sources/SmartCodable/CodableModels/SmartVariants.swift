/// What the values of one member stand for.
public struct SmartVariants {
    let key: String
    let variants: [SmartVariant]
    let otherwise: SmartVariant?

    /// Classes by the member's values.
    public init(by key: String, _ types: [String: any Decodable.Type]) {
        self.init(by: key, types.map { SmartVariant($0.key, type: $0.value) })
    }

    /// - Parameters:
    ///   - key: the member's name. Its value may be a text, a number or a boolean.
    ///   - variants: what its values stand for.
    ///   - otherwise: for values that are not listed, and where the member is missing.
    public init(by key: String, _ variants: [SmartVariant], otherwise: SmartVariant? = nil) {
        self.key = key
        self.variants = variants
        self.otherwise = otherwise
    }

    func variant(named name: String?) -> SmartVariant? { variants.first { $0.name == name } ?? otherwise }
}

extension JSONValue {
    /// The text by which a variant is found.
    var variantName: String? {
        switch self {
        case .string(let text): return text
        case .null, .array, .dict: return nil
        default: return description
        }
    }
}

extension NodeView {
    /// Whether the object has the member that chooses.
    func names(_ variants: SmartVariants) -> Bool { member(variants.key) != nil }

    /// The subclass of `base` that the variants choose for this object; nil for `base` itself.
    func variant(_ variants: SmartVariants, of base: any SmartDecodable.Type) -> (any SmartDecodable.Type)? {
        let name = member(variants.key).flatMap { JSONValue($0) }?.variantName
        guard let type = variants.variant(named: name)?.type as? any SmartDecodable.Type, type != base,
            let derived = type as? AnyClass,
            let ancestor = base as? AnyClass
        else { return nil }
        var current: AnyClass? = _getSuperclass(derived)
        while let superclass = current {
            if superclass == ancestor { return type }
            current = _getSuperclass(superclass)
        }
        return nil
    }
}
