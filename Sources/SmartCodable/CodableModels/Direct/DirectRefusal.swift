import Foundation
@_spi(Engine) import SmartEngine

/// Why a SmartDirectCodable model cannot be filled.
enum DirectRefusal: Error {
    case layout(TypeLayout.Problem)
    case superclass(AnyClass)
    case noKeys
    case noProperty(String)
    case property(String, Reason)

    enum Reason {
        case constant, lazy, reference, representation
        case unreadable(Any.Type)
    }

    /// The error that decodes throw, which is reported once.
    func error(_ model: Any.Type) -> any Error {
        let text = "\(model) cannot be decoded as SmartDirectCodable: \(reason)."
        Diagnostics.mistake(text, of: model)
        return DecodingError.corrupted(text, RefusedModel(type: model))
    }

    @_optimize(size) private var reason: String {
        switch self {
        case .layout(let problem): "\(problem), or make it SmartCodable"
        case .superclass(let superclass): "its superclass \(superclass) is Codable; make it SmartCodable"
        case .noKeys:
            "its encode(to:) asks for no container of its CodingKeys, which tell what is decoded; make it SmartCodable"
        case .noProperty(let key):
            "its coding key '\(key)' is not a stored property of its own; write init(from:), or remove the key"
        case .property(let name, let reason): "property '\(name)' \(reason.text)"
        }
    }
}

extension DirectRefusal.Reason {
    fileprivate var text: String {
        switch self {
        case .constant:
            "is a constant; make it a variable (private(set) var), or leave it out of CodingKeys"
        case .lazy: "is lazy; leave it out of CodingKeys, or make the model SmartCodable"
        case .reference: "is weak or unowned; leave it out of CodingKeys, or make the model SmartCodable"
        case .representation:
            "has a type that only compiled code can store; leave it out of CodingKeys, or make the model SmartCodable"
        case .unreadable(let type):
            "has the type \(type), which nothing can be decoded as; make that Decodable, or leave it out of CodingKeys"
        }
    }
}
