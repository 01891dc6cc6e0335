/// A place where a protocol of HandyJSON's stands as a type.
struct ProtocolUse: Sendable {
    enum Role: String, Sendable {
        case conformance, refinement, extensionOfProtocol, constraint, existential, metatype, cast, composition
    }

    let name: String
    let role: Role
    let range: ByteRange
    /// The type or protocol around it.
    let owner: String?
    /// The name of the function, property or type that is declared with it; of an initialiser or a subscript, the type's.
    var declaration: String?
}
