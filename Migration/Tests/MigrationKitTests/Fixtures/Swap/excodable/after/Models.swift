import ExCodableCompat
#if canImport(ExCodableCompat)
@_exported import struct ExCodableCompat.ExCodableGlobalDecodingTypeConverter
#endif

struct User: ExAutoCodable {
    @ExCodable("user_id", "id") private(set)
    var id: Int = 0
}
