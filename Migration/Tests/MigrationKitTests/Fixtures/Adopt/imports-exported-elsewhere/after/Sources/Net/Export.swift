@_exported import Foundation
@_exported import SmartCodable

public struct Page: SmartCodable {
    public var index = 0
    public init() {}
}
