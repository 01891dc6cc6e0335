/// Why a plain Codable type stays as it is where the Codable half is not linked, for a report.
enum UnlinkedCodable {
    /// The reason; nil if there is another one. Costs one or two look-ups per repair in a process without the half,
    /// nothing in others.
    static func reason(for type: Any.Type) -> String? {
        LinkedCodableHalf.current == nil ? find(in: type).map { RepairSentences.needsSmartCodable("\($0)") } : nil
    }

    /// The type that needs the half: the type itself, or the innermost type of its elements.
    private static func find(in type: Any.Type) -> Any.Type? {
        let part = innermost(type) ?? type
        return isCodable(part) && !CodecRegistry.shared.derivedCodec(for: part).canRead ? part : nil
    }

    /// The innermost type of a type's elements, at any depth; nil for one without elements.
    private static func innermost(_ type: Any.Type) -> Any.Type? {
        guard let part = (type as? any AnyOptional.Type)?.wrappedAnyType ?? (type as? any NamedByKind.Type)?.memberType
        else { return nil }
        return innermost(part) ?? part
    }

    private static func isCodable(_ type: Any.Type) -> Bool {
        (type is any Decodable.Type || type is any Encodable.Type) && !SystemTypes.areLeftAlone(type)
    }
}
