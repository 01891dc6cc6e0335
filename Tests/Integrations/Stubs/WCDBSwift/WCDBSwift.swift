// Protocols of WCDBSwift 2, as far as a model meets them.

public protocol CodingTableKey: CodingKey, RawRepresentable, Hashable where RawValue == String {
    associatedtype Root
    static var objectRelationalMapping: TableBinding<Self> { get }
}

public final class TableBinding<CodingTableKeyType: CodingTableKey> {
    public init(_ type: CodingTableKeyType.Type) {}
}

public protocol TableEncodable: Encodable {
    associatedtype CodingKeys: CodingTableKey where CodingKeys.Root == Self
}

public protocol TableDecodable: Decodable {
    associatedtype CodingKeys: CodingTableKey where CodingKeys.Root == Self
}

public typealias TableCodable = TableDecodable & TableEncodable
