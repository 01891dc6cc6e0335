/// Kinds of options, as bits: which of them a call has chosen.
///
///     var chosen = OptionKinds()
///     chosen.insert(SmartDecodingOption.date(.iso8601).kind)
///     chosen.contains(SmartDecodingOption.date(.deferredToDate).kind)      // true
package struct OptionKinds: OptionSet {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The kind with this number.
    static func number(_ number: Int) -> OptionKinds { OptionKinds(rawValue: 1 &<< UInt16(number)) }
}

/// An option of which a call needs one of each kind.
package protocol OptionOfKind: Hashable, Sendable {
    var kind: OptionKinds { get }
    /// The option's choice besides its kind.
    var choice: AnyHashable? { get }
}

extension OptionOfKind {
    /// Whether they are of one kind and have the same value. Closures and formatters are equal only to themselves.
    @_documentation(visibility: internal)
    public static func == (a: Self, b: Self) -> Bool { a.kind == b.kind && a.choice == b.choice }
    /// Hashes the kind alone.
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) { hasher.combine(kind.rawValue) }
}

extension OptionKinds {
    /// The choice that one of Foundation's strategies makes, since these have no `==`: its name, or the bits of the
    /// formatter or closure that it has.
    static func choice<T>(_ strategy: T) -> AnyHashable {
        Mirror(reflecting: strategy).children.isEmpty
            ? "\(strategy)" as AnyHashable : withUnsafeBytes(of: strategy) { [UInt8]($0) }
    }
}

// Generic code is not specialised here: the copies for both kinds of options would be 45 KB.
extension Set where Element: OptionOfKind {
    @_semantics("optimize.sil.specialize.generic.never")
    static func only(_ option: Element) -> Self { [option] }

    var kinds: OptionKinds {
        @_semantics("optimize.sil.specialize.generic.never") get { reduce(into: []) { $0.formUnion($1.kind) } }
    }

    /// Calls `body` with each option; of several of one kind with the one whose text sorts last, as a set has no order.
    @_semantics("optimize.sil.specialize.generic.never")
    @_optimize(size) func inOrder(_ body: (Element) -> Void) {
        let kinds = kinds
        let isOneOfEach = kinds.rawValue.nonzeroBitCount == count
        for option in self
        where isOneOfEach || !contains(where: { $0.kind == option.kind && "\($0)" > "\(option)" }) { body(option) }
    }

    /// Puts an option in place of those of its kind, and returns one of these.
    @_semantics("optimize.sil.specialize.generic.never")
    @_optimize(size) fileprivate mutating func replace(with option: Element) -> Element? {
        var old: Element?
        for other in self where other.kind == option.kind { old = remove(other) }
        insert(option)
        return old
    }
}

extension Set<SmartDecodingOption> {
    /// Inserts an option, and removes another of its kind.
    ///
    ///     SmartCodableOptions.decodingOptions.update(with: .key(.fromSnakeCase))
    ///
    /// - Parameter option: The option.
    /// - Returns: The option of this kind that the set had; nil if it had none.
    @discardableResult
    public mutating func update(with option: SmartDecodingOption) -> SmartDecodingOption? { replace(with: option) }
}

extension Set<SmartEncodingOption> {
    /// Inserts an option, and removes another of its kind.
    ///
    /// - Parameter option: The option.
    /// - Returns: The option of this kind that the set had; nil if it had none.
    @discardableResult
    public mutating func update(with option: SmartEncodingOption) -> SmartEncodingOption? { replace(with: option) }
}
