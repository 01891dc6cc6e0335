import Foundation

/// What a struct or class stores, by the compiler's own records: for systems whose runtime lacks the functions of
/// `ReflectionFunctions` (before iOS 13.4 and macOS 10.15.4). These systems no longer change, and the records' format
/// is part of Swift's stable ABI (docs/ABI/TypeMetadata.rst in the compiler's repository):
///
///     metadata        the descriptor's address, the offsets of the fields, a generic type's arguments
///     descriptor      Int32 flags · parent · name · accessor · fields · … UInt32 number of fields · place of their offsets
///     field records   UInt16 at 10: size of a record, UInt32 at 12: their number; then each with
///                     UInt32 flags · Int32 type (from here) · Int32 name (from here)
///
/// `-DSMARTCODABLE_RECORDS` uses the records wherever the tests run, and compares them with the functions.
struct FieldRecords {
    /// The metadata of the type itself; a class's superclasses have their own.
    private let metadata: UnsafeRawPointer
    private let descriptor: UnsafeRawPointer
    private let isClass: Bool
    private let records: UnsafeRawPointer
    private let recordSize: Int
    let count: Int

    /// Nil without records.
    private init?(_ metadata: UnsafeRawPointer, isClass: Bool, isEnum: Bool = false) {
        let place = isClass ? Layout.classDescriptor : MemoryLayout<Int>.size
        guard let descriptor = metadata.load(fromByteOffset: place, as: UnsafeRawPointer?.self),
            let fields = FieldRecords.target(of: descriptor + 16)
        else { return nil }
        self.metadata = metadata
        self.descriptor = descriptor
        self.isClass = isClass
        records = fields + 16
        recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        let number = descriptor.load(fromByteOffset: isClass ? 36 : 20, as: UInt32.self)
        // Of an enum the cases with payloads, and those without.
        count = Int(isEnum ? number & 0xFF_FFFF + descriptor.load(fromByteOffset: 24, as: UInt32.self) : number)
        // A list of another format is not read.
        guard recordSize >= 12, fields.load(fromByteOffset: 12, as: UInt32.self) == UInt32(count) else { return nil }
    }

    /// The type's records, of a class those of its superclasses first.
    private static func all(of type: Any.Type) -> [FieldRecords] {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        switch kind(of: type) {
        case 0x200: return FieldRecords(metadata, isClass: false).map { [$0] } ?? []
        case 0:
            var found: [FieldRecords] = []
            var level: UnsafeRawPointer? = metadata
            while let current = level, isSwiftClass(current) {
                if let records = FieldRecords(current, isClass: true) { found.append(records) }
                level = current.load(fromByteOffset: MemoryLayout<Int>.size, as: UnsafeRawPointer?.self)
            }
            return found.reversed()
        default: return []
        }
    }

    /// As `swift_getMetadataKind`.
    static func kind(of type: Any.Type) -> UInt {
        let kind = unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self)
        // For a class, the address of its metaclass.
        return kind > 0x7FF ? 0 : kind
    }

    /// As `swift_reflectionMirror_recursiveCount`.
    static func fieldCount(_ type: Any.Type) -> Int { all(of: type).reduce(0) { $0 + $1.count } }

    /// Nil where there is no such field, or its offset is unknown.
    static func field(_ type: Any.Type, _ index: Int) -> RuntimeReflection.Field? {
        var rest = index
        for records in all(of: type) {
            if rest < records.count { return rest >= 0 ? records.field(rest) : nil }
            rest -= records.count
        }
        return nil
    }

    /// The types of a tuple's elements.
    static func elements(ofTuple type: Any.Type) -> [Any.Type] {
        guard kind(of: type) == 0x301 else { return [] }
        let words = unsafeBitCast(type, to: UnsafeRawPointer.self).assumingMemoryBound(to: Int.self)
        // The kind, the number, the labels; then each element's type and offset.
        return (0..<words[1]).map { unsafeBitCast(words[3 + 2 * $0], to: Any.Type.self) }
    }

    /// The type of the payload of an enum's case by its number; nil where there is none, where it is in a box
    /// (`indirect`), and where the case has another name, by its address.
    static func payload(ofCase number: Int, at name: UnsafeRawPointer, in type: Any.Type) -> Any.Type? {
        guard kind(of: type) == 0x201,
            let cases = FieldRecords(unsafeBitCast(type, to: UnsafeRawPointer.self), isClass: false, isEnum: true),
            number < cases.count
        else { return nil }
        let record = cases.records + number * cases.recordSize
        guard target(of: record + 8) == name, record.load(as: UInt32.self) & 1 == 0 else { return nil }
        return target(of: record + 4).flatMap { cases.type(named: $0, length(ofMangledName: $0)) }
    }

    private func type(named name: UnsafeRawPointer, _ length: Int) -> Any.Type? {
        ReflectionFunctions.type(
            named: name.assumingMemoryBound(to: UInt8.self), length, context: descriptor, arguments: genericArguments)
    }

    private func field(_ index: Int) -> RuntimeReflection.Field? {
        let record = records + index * recordSize
        guard let typeName = FieldRecords.target(of: record + 4), let offset = offset(index) else { return nil }
        let name = FieldRecords.target(of: record + 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
        let length = FieldRecords.length(ofMangledName: typeName)
        // For a weak or unowned reference the type's name ends with its ownership.
        let ending = UnsafeRawBufferPointer(start: typeName, count: length).suffix(2)
        let isStrong = !["Xw", "Xo", "Xu"].contains { ending.elementsEqual($0.utf8) }
        guard let type = type(named: typeName, length) else { return nil }
        return RuntimeReflection.Field(
            name: name?.isEmpty == true ? nil : name, type: type, offset: placed(name, offset), isStrong: isStrong,
            isVariable: record.load(as: UInt32.self) & 2 != 0)
    }

    /// From the metadata's table of offsets.
    private func offset(_ index: Int) -> Int? {
        let place = Int(descriptor.load(fromByteOffset: isClass ? 40 : 24, as: UInt32.self))
        // Counted from the class's own part, it may be the first.
        guard place > 0 || hasResilientSuperclass else { return nil }
        guard isClass else {
            return Int(metadata.load(fromByteOffset: place * MemoryLayout<Int>.size + index * 4, as: UInt32.self))
        }
        guard !hasResilientSuperclass else {
            guard let members = immediateMembers else { return nil }
            return (metadata + members).load(
                fromByteOffset: (place + index) * MemoryLayout<Int>.size, as: Int.self)
        }
        return metadata.load(fromByteOffset: (place + index) * MemoryLayout<Int>.size, as: Int.self)
    }

    /// Where the superclass is an Objective-C class, its runtime slides the fields after it, and only tells if asked.
    private func placed(_ name: String?, _ offset: Int) -> Int {
        #if canImport(ObjectiveC)
        if isClass, let name, let type = unsafeBitCast(metadata, to: Any.Type.self) as? AnyClass,
            let variable = class_getInstanceVariable(type, name)
        {
            return ivar_getOffset(variable)
        }
        #endif
        return offset
    }

    private var flags: UInt32 { descriptor.load(as: UInt32.self) }
    private var isGeneric: Bool { flags & 0x80 != 0 }
    private var hasResilientSuperclass: Bool { isClass && flags >> 16 & 0x2000 != 0 }

    /// Where what a class adds to its superclass's metadata begins, in bytes from its address; nil where the superclass
    /// is of another module that may change, and is not known yet.
    private var immediateMembers: Int? {
        if hasResilientSuperclass {
            let bounds = FieldRecords.target(of: descriptor + 24)?.load(as: Int.self)
            return bounds == 0 ? nil : bounds
        }
        let negative = Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
        let positive = Int(descriptor.load(fromByteOffset: 28, as: UInt32.self))
        let own = Int(descriptor.load(fromByteOffset: 32, as: UInt32.self))
        return (flags >> 16 & 0x1000 != 0 ? -negative : positive - own) * MemoryLayout<Int>.size
    }

    private var genericArguments: UnsafeRawPointer? {
        guard isGeneric else { return nil }
        guard isClass else { return metadata + 2 * MemoryLayout<Int>.size }
        return immediateMembers.map { metadata + $0 }
    }

    private static func isSwiftClass(_ type: UnsafeRawPointer) -> Bool {
        #if canImport(ObjectiveC)
        // One bit since the stable ABI, another before.
        return type.load(fromByteOffset: 4 * MemoryLayout<Int>.size, as: UInt.self) & 3 != 0
        #else
        return true
        #endif
    }

    private enum Layout {
        #if canImport(ObjectiveC)
        static let classDescriptor = 5 * MemoryLayout<Int>.size + 24
        #else
        static let classDescriptor = 2 * MemoryLayout<Int>.size + 24
        #endif
    }

    /// What a relative address refers to; nil for none.
    private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = place.load(as: Int32.self)
        return distance == 0 ? nil : place + Int(distance)
    }

    /// A byte below 0x20 introduces an address, which may contain zeros: of four bytes, or of a pointer's size from
    /// 0x18 on.
    private static func length(ofMangledName name: UnsafeRawPointer) -> Int {
        var length = 0
        while true {
            switch name.load(fromByteOffset: length, as: UInt8.self) {
            case 0: return length
            case 0x01...0x17: length += 5
            case 0x18...0x1F: length += 1 + MemoryLayout<Int>.size
            default: length += 1
            }
        }
    }
}
