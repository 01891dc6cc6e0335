@_spi(Engine) import SmartEngine

extension Guarded {
    /// A part of the value that is made when it is first needed, without the lock. Of two threads that make it, both get
    /// what the first one made.
    func made<Part>(_ place: WritableKeyPath<Value, Part?>, _ make: () throws -> Part) rethrows -> Part {
        if let known = read({ $0[keyPath: place] }) { return known }
        let made = try make()
        return update {
            let first = $0[keyPath: place] ?? made
            $0[keyPath: place] = first
            return first
        }
    }
}

/// A type under a naming of keys.
struct NamedType: Hashable {
    let type: ObjectIdentifier
    let variant: Int
}
