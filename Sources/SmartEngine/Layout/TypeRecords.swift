import Foundation

/// The enums named `CodingKeys` that classes of the program declare, as the compiler's type records list them.
///
///     class Student: Person {
///         private enum CodingKeys: CodingKey { case school }      // found, private or not, in an extension or not
///     }
///
/// A record leads to a type's descriptor, which names the type and leads to the one around it:
///
///     Int32  flags, the lowest five bits the kind     offset 0
///     Int32  the context around, from here            4         (bit 0: the address of its address)
///     Int32  the name, from here                      8
///     UInt32 the number of cases with payloads        20        (the lowest 24 bits)
///     UInt32 and of those without                     24
///
/// The runtime itself finds types by their mangled names, except private ones. An optimised build has no record of a
/// type that nothing refers to.
package enum TypeRecords {
    /// The coding keys declared in the class; nil where there is no record of any. The records are read at the first
    /// call; then O(1). `isEmpty`: without a case.
    package static func codingKeys(of type: AnyClass) -> (type: Any.Type, isEmpty: Bool)? {
        let name = _typeName(type)
        guard let own = Segment.last(of: name) else { return nil }
        guard let image = Image.of(type) else { return byName(type).map { ($0, false) } }
        for descriptor in keys(in: image)[own, default: []] {
            if let found = descriptor.type(in: type), isCodingKeys(_typeName(found), of: name) {
                return (found, descriptor.caseCount == 0)
            }
        }
        return nil
    }

    /// Whether a type declares coding keys, as far as the program has records of them. Private ones are found for
    /// classes only.
    package static func declaresCodingKeys(_ type: Any.Type) -> Bool {
        if let level = type as? AnyClass { return codingKeys(of: level) != nil }
        guard let name = _mangledTypeName(type) else { return false }
        return _typeByName(name + "10CodingKeysO") != nil
    }

    /// Whether these are the full names of coding keys and of the type that declares them:
    /// `App.Student.(unknown context at $1043).CodingKeys`, where they are private.
    package static func isCodingKeys(_ keys: String, of type: String) -> Bool {
        guard keys.hasPrefix(type + "."), keys.hasSuffix("CodingKeys") else { return false }
        let between = keys.dropFirst(type.count + 1).dropLast("CodingKeys".count)
        return between.isEmpty || between.hasPrefix("(unknown context at ") && between.hasSuffix(").")
    }

    private static let known = Guarded(RareTable<Image, [String: [Descriptor]]>())

    /// By its mangled name, where there are no records; nil for a private one. An enum of size zero may have one case
    /// or none, which cannot be told.
    private static func byName(_ type: AnyClass) -> Any.Type? {
        guard let name = _mangledTypeName(type) else { return nil }
        for arguments in Descriptor.arguments(of: type) {
            let own = arguments.isEmpty ? name : String(name.dropLast(arguments.count - 1))
            let keys = own + "10CodingKeysO" + String(decoding: arguments, as: UTF8.self)
            if let found = _typeByName(keys), TypeLayout.extent(of: found).size > 0 { return found }
        }
        return nil
    }

    private static func keys(in image: Image) -> [String: [Descriptor]] {
        if let found = known.read({ $0[image] }) { return found }
        var found: [String: [Descriptor]] = [:]
        for descriptor in image.descriptors where descriptor.kind == .enumeration && descriptor.hasName("CodingKeys") {
            guard let type = descriptor.enclosingType, type.kind == .classType, let name = type.name else { continue }
            found[name, default: []].append(descriptor)
        }
        known.update { $0[image] = found }
        return found
    }
}

private enum Segment {
    /// `Student` of `App.Student`, `Box` of `App.Box<App.Item>`.
    static func last(of name: String) -> String? {
        var depth = 0
        var start = name.startIndex
        var end = name.endIndex
        for index in name.indices {
            switch name[index] {
            case "<", "(":
                if depth == 0, name[index] == "<" { end = index }
                depth += 1
            case ">", ")": depth -= 1
            case "." where depth == 0:
                start = name.index(after: index)
                end = name.endIndex
            default: break
            }
        }
        return start < end ? String(name[start..<end]) : nil
    }
}

/// A type's descriptor in the program's read-only data.
private struct Descriptor: @unchecked Sendable {
    enum Kind: UInt32 {
        case extended = 1, anonymous = 2, classType = 16, enumeration = 18
    }

    let address: UnsafeRawPointer

    var kind: Kind? { Kind(rawValue: address.load(as: UInt32.self) & 0x1F) }

    private var nameAddress: UnsafePointer<CChar>? {
        let offset = address.load(fromByteOffset: 8, as: Int32.self)
        return offset == 0 ? nil : (address + 8 + Int(offset)).assumingMemoryBound(to: CChar.self)
    }

    var name: String? { nameAddress.map { String(cString: $0) } }

    func hasName(_ name: StaticString) -> Bool {
        guard let found = nameAddress else { return false }
        return name.withUTF8Buffer {
            strncmp(
                found,
                UnsafeRawPointer($0.baseAddress).map {
                    $0.assumingMemoryBound(to: CChar.self)
                } ?? found, $0.count) == 0 && found[$0.count] == 0
        }
    }

    /// Of an enum.
    var caseCount: Int {
        Int(address.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF)
            + Int(address.load(fromByteOffset: 24, as: UInt32.self))
    }

    private var context: Descriptor? {
        let offset = address.load(fromByteOffset: 4, as: Int32.self)
        guard offset != 0 else { return nil }
        let target = address + 4 + Int(offset & ~1)
        if offset & 1 == 0 { return Descriptor(address: target) }
        return target.load(as: UnsafeRawPointer?.self).map { Descriptor(address: $0) }
    }

    /// The enclosing type. A private type has an anonymous context in between.
    var enclosingType: Descriptor? {
        var next = context
        while let found = next, found.kind == .anonymous { next = found.context }
        return next
    }

    /// The type itself, by a name that consists of this descriptor's address; for a type in a generic class with that
    /// class's arguments.
    func type(in enclosing: AnyClass) -> Any.Type? {
        for arguments in Descriptor.arguments(of: enclosing) {
            // The address, then the name: 2, and where the address is, from here.
            let name = MemoryLayout<UnsafeRawPointer>.size
            let room = UnsafeMutableRawPointer.allocate(byteCount: name + 6 + arguments.count, alignment: name)
            defer { room.deallocate() }
            room.storeBytes(of: address, as: UnsafeRawPointer.self)
            room.storeBytes(of: 2, toByteOffset: name, as: UInt8.self)
            room.storeBytes(of: Int32(-(name + 1)), toByteOffset: name + 1, as: Int32.self)
            for (index, byte) in arguments.enumerated() {
                room.storeBytes(of: byte, toByteOffset: name + 5 + index, as: UInt8.self)
            }
            room.storeBytes(of: 0, toByteOffset: name + 5 + arguments.count, as: UInt8.self)
            let found = ReflectionFunctions.type(
                named: (room + name).assumingMemoryBound(to: UInt8.self), 5 + arguments.count, context: nil,
                arguments: nil)
            if let found { return found }
        }
        return nil
    }

    /// `ySi_G` for `3App3BoxCySiG`; empty where the class is not generic. Several where the start is ambiguous.
    static func arguments(of type: AnyClass) -> [[UInt8]] {
        guard _typeName(type).hasSuffix(">") else { return [[]] }
        guard let name = _mangledTypeName(type) else { return [] }
        let text = Array(name.utf8)
        return text.indices.dropFirst().filter { text[$0] == UInt8(ascii: "y") && text[$0 - 1] == UInt8(ascii: "C") }
            .map { text[$0...].dropLast() + Array("_G".utf8) }
    }
}

#if canImport(Darwin)
/// The executable or library that contains a class.
private struct Image: Hashable, @unchecked Sendable {
    private let header: UnsafeRawPointer

    /// The file, where it lies, the nearest symbol, where that is.
    private typealias Info = (
        UnsafePointer<CChar>?, UnsafeRawPointer?, UnsafePointer<CChar>?, UnsafeRawPointer?
    )
    private typealias Address = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
    private typealias SectionData =
        @convention(c) (
            UnsafeRawPointer, UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutablePointer<UInt>
        ) -> UnsafeRawPointer?

    /// Nil for a class that the runtime made, such as a generic one.
    static func of(_ type: AnyClass) -> Image? {
        guard let function = dlsym(dlopen(nil, RTLD_LAZY), "dladdr") else { return nil }
        var info: Info = (nil, nil, nil, nil)
        let isFound = withUnsafeMutableBytes(of: &info) { info in
            info.baseAddress.map {
                unsafeBitCast(function, to: Address.self)(unsafeBitCast(type, to: UnsafeRawPointer.self), $0) != 0
            }
        }
        return isFound == true ? info.1.map { Image(header: $0) } : nil
    }

    var descriptors: [Descriptor] {
        guard let function = dlsym(dlopen(nil, RTLD_LAZY), "getsectiondata") else { return [] }
        var size: UInt = 0
        let start = unsafeBitCast(function, to: SectionData.self)(header, "__TEXT", "__swift5_types", &size)
        return start.map { Records.descriptors(in: UnsafeRawBufferPointer(start: $0, count: Int(size))) } ?? []
    }
}
#else
/// Everything that is loaded. Loading more libraries makes another one.
private struct Image: Hashable {
    private let sectionCount: Int

    static func of(_ type: AnyClass) -> Image? {
        let count = sections().count
        return count == 0 ? nil : Image(sectionCount: count)
    }

    var descriptors: [Descriptor] { Image.sections().flatMap { Records.descriptors(in: $0) } }

    private typealias Body = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool
    private typealias Enumerate = @convention(c) (Body, UnsafeMutableRawPointer?) -> Void

    /// The runtime's entry point, which swift-testing uses too. Nil where the program has linked the runtime into
    /// itself.
    private static let enumerate: Enumerate? = {
        dlsym(dlopen(nil, RTLD_LAZY), "swift_enumerateAllMetadataSections").map {
            unsafeBitCast($0, to: Enumerate.self)
        }
    }()

    /// The type records of each image. The runtime's list of an image begins with a version, three words and the
    /// sections of protocols and of conformances, each with its address and length.
    private static func sections() -> [UnsafeRawBufferPointer] {
        var found: [UnsafeRawBufferPointer] = []
        withUnsafeMutablePointer(to: &found) { found in
            enumerate?(
                { sections, found in
                    let words = sections.assumingMemoryBound(to: UInt.self)
                    if words[0] >= 1, let start = UnsafeRawPointer(bitPattern: words[8]) {
                        found?.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee.append(
                            UnsafeRawBufferPointer(start: start, count: Int(words[9])))
                    }
                    return true
                }, found)
        }
        return found
    }
}
#endif

private enum Records {
    /// A record is where the descriptor is, from here; bit 0: the address of its address. Others are Objective-C's.
    static func descriptors(in section: UnsafeRawBufferPointer) -> [Descriptor] {
        guard let start = section.baseAddress else { return [] }
        return stride(from: 0, to: section.count & ~3, by: 4).compactMap { place in
            let offset = section.load(fromByteOffset: place, as: Int32.self)
            guard offset != 0, offset & 3 < 2 else { return nil }
            let target = start + place + Int(offset & ~3)
            if offset & 1 == 0 { return Descriptor(address: target) }
            return target.load(as: UnsafeRawPointer?.self).map { Descriptor(address: $0) }
        }
    }
}
