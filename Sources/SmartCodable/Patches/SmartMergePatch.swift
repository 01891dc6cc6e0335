import Foundation

/// What changed between two models, as a JSON Merge Patch (RFC 7396): the members with another value, and null for
/// those that went.
///
///     var edited = user
///     edited.name = "Ann"
///     edited.note = nil
///     edited.changes(since: user)?.toJSONString()    // {"name":"Ann","note":null}
///
/// Objects are compared member by member, at any depth; arrays are replaced as a whole. As RFC 7396 says, null removes a
/// member, so a value in an object that is to become null cannot be told from one that went.
public struct SmartMergePatch: Sendable, Hashable {
    /// The patch as JSON: an object, or the whole new value where one of both is no object.
    public let value: JSONValue

    /// A patch that was received.
    ///
    /// - Parameter value: The patch as JSON.
    public init(_ value: JSONValue) { self.value = value }

    /// The patch that makes one value of another. O(size of both).
    ///
    /// - Parameters:
    ///   - old: The value to begin with.
    ///   - new: The value that `apply(to:)` makes of it, less nulls in objects.
    public init(from old: JSONValue, to new: JSONValue) {
        value = SmartMergePatch.difference(old, new) ?? .dict([:])
    }

    /// Whether it changes nothing.
    public var isEmpty: Bool { value == .dict([:]) }

    /// The value that the patch makes of another, as RFC 7396 has it. O(size of both).
    ///
    /// - Parameter target: The value to begin with.
    /// - Returns: The new value.
    public func apply(to target: JSONValue) -> JSONValue { SmartMergePatch.merge(target, value) }

    /// The patch as text.
    ///
    /// - Returns: Nil where it has a number that JSON cannot have, which no patch has that was read or made of models.
    public func toJSONString() -> String? { toJSONData().map { String(decoding: $0, as: UTF8.self) } }

    /// The patch in UTF-8, for a request of the type application/merge-patch+json.
    ///
    /// - Returns: As `toJSONString()` does.
    @inline(never)
    @_optimize(size)
    public func toJSONData() -> Data? { try? SmartJSONEncoder().encode(value) }

    // The depth is a document's, which is limited when it is read.
    @inline(never)
    @_optimize(size)
    private static func merge(_ target: JSONValue, _ patch: JSONValue) -> JSONValue {
        guard case .dict(let members) = patch else { return patch }
        var result = target.dictValue ?? [:]
        // `nil` is JSON's null where a JSONValue is expected.
        for (name, member) in members {
            if member.isNull {
                result.removeValue(forKey: name)
            } else {
                result[name] = merge(result[name] ?? .null, member)
            }
        }
        return .dict(result)
    }

    /// Nil where they are equal.
    @inline(never)
    @_optimize(size)
    private static func difference(_ old: JSONValue, _ new: JSONValue) -> JSONValue? {
        guard case .dict(let before) = old, case .dict(let after) = new else { return old == new ? .none : new }
        var changes: [String: JSONValue] = [:]
        for (name, member) in after {
            if let earlier = before[name] {
                if let change = difference(earlier, member) { changes[name] = change }
            } else if !member.isNull {
                changes[name] = member
            }
        }
        for name in before.keys where !after.keys.contains(name) { changes[name] = .some(.null) }
        return changes.isEmpty ? .none : .dict(changes)
    }
}

extension SmartMergePatch: Codable {
    /// The patch as it was received.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: What the decoder throws.
    @_documentation(visibility: internal)
    public init(from decoder: any Decoder) throws { value = try JSONValue(from: decoder) }

    /// The patch as it is sent.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: What the encoder throws.
    @_documentation(visibility: internal)
    public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension SmartEncodable {
    /// What changed since an earlier state of the model, under the names of `mappingForKey()`. O(size of both).
    ///
    ///     let patch = edited.changes(since: user)
    ///
    /// - Parameters:
    ///   - old: The earlier state.
    ///   - options: Choices for writing both, which come before the model's and the process's.
    /// - Returns: The patch, empty where nothing changed. Nil where one of both cannot be written.
    public func changes(since old: Self, options: Set<SmartEncodingOption>? = nil) -> SmartMergePatch? {
        guard let before = old.jsonValue(options), let after = jsonValue(options) else { return nil }
        return SmartMergePatch(from: before, to: after)
    }

    @inline(never)
    @_optimize(size)
    fileprivate func jsonValue(_ options: Set<SmartEncodingOption>? = nil) -> JSONValue? {
        toJSONData(useMappedKeys: true, options: options)
            .flatMap { try? SmartJSONDecoder().decode(JSONValue.self, from: $0) }
    }
}

extension SmartUpdater where Model: SmartEncodable {
    /// Updates a model by a patch, as RFC 7396 has it: null makes an optional nil, objects are merged into models and
    /// into dictionaries. O(size of both).
    ///
    ///     SmartUpdater.update(&user, with: patch)
    ///
    /// - Parameters:
    ///   - model: The model to change. A property that is not optional stays where the patch removes it.
    ///   - patch: What `changes(since:)` made, or was received.
    ///   - options: Choices for this call, which come before the model's and the process's.
    /// - Returns: False where the patch is no object, or the model cannot be written; the model is unchanged then.
    @discardableResult
    @_optimize(size)
    public static func update(
        _ model: inout Model, with patch: SmartMergePatch, options: Set<SmartDecodingOption>? = nil
    ) -> Bool {
        guard case .dict(let members) = patch.value, let before = model.jsonValue(),
            case .dict(let merged) = patch.apply(to: before)
        else { return false }
        guard update(&model, from: patch.toJSONData(), options: options) else { return false }
        // An update replaces a dictionary by its part of the patch: what is missing then is set as a whole.
        guard members.values.contains(where: { $0.dictValue != nil }), let after = model.jsonValue()?.dictValue else {
            return true
        }
        let rest = members.keys.filter { members[$0]?.dictValue != nil && after[$0] != merged[$0] }
        guard !rest.isEmpty else { return true }
        let whole = SmartMergePatch(.dict(Dictionary(uniqueKeysWithValues: rest.map { ($0, merged[$0] ?? .null) })))
        return update(&model, from: whole.toJSONData(), options: options)
    }
}
