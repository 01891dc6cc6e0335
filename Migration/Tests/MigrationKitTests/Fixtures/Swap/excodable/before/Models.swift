import ExCodable
#if canImport(ExCodable)
@_exported import struct ExCodable.ExCodableGlobalDecodingTypeConverter
#endif

struct User: ExAutoCodable {
    @ExCodable("user_id", "id") private(set)
    var id: Int = 0
}
