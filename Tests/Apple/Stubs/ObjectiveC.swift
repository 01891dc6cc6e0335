// What Apple's overlay of ObjectiveC adds for Swift.
@_exported import ObjectiveC

@frozen public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
    var value: Bool
    public init(_ value: Bool) { self.value = value }
    public init(booleanLiteral value: Bool) { self.value = value }
    public var boolValue: Bool { value }
}
public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

@frozen public struct Selector: ExpressibleByStringLiteral {
    var pointer: OpaquePointer?
    public init(_ text: String) {}
    public init(stringLiteral text: String) { self.init(text) }
}

@frozen public struct NSZone {
    var pointer: OpaquePointer?
}

public func autoreleasepool<R>(invoking body: () throws -> R) rethrows -> R { try body() }

extension NSObject: Equatable, Hashable {
    public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }
    open func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
extension NSObject: CVarArg {
    public var _cVarArgEncoding: [Int] { [] }
}
