struct FunctionFact: Sendable {
    let name: String
    let range: ByteRange
    let nameOffset: Int
    let modifiers: Set<String>
    let isEmpty: Bool
    /// Calls `super.<name>`.
    let callsSuper: Bool
    let signature: Signature

    /// Encodable's `encode(to:)`, not that of a database.
    var isOfEncodable: Bool {
        guard name == "encode", signature.labels == ["to"], let type = signature.parameters.first else { return false }
        return !signature.generics.isEmpty || type.isProtocol("Encoder")
    }

    /// What a call has to give and what it gets, the function's own generic parameters marked.
    struct Signature: Sendable, Hashable {
        /// `.function`, of the parameters' types.
        var type: TypeShape
        /// The parameters' labels; nil for `_`.
        let labels: [String?]
        let generics: Set<String>
        let isVariadic: Bool
    }
}

extension FunctionFact.Signature {
    var parameters: [TypeShape] {
        if case .function(let parameters, _) = type { return parameters }
        return []
    }

    var result: TypeShape {
        if case .function(_, let result) = type { return result }
        return .unknown
    }

    func with(_ type: TypeShape) -> FunctionFact.Signature {
        var other = self
        other.type = type
        return other
    }

    /// The parameters that a call's arguments are for; nil where their labels fit no such call, or where one parameter
    /// takes several.
    func parameterIndices(for call: CallSite) -> [Int]? {
        if isVariadic { return nil }
        var next = 0
        var result: [Int] = []
        for argument in call.arguments {
            guard let index = labels[next...].firstIndex(of: argument.label) else { return nil }
            result.append(index)
            next = index + 1
        }
        return result
    }
}
