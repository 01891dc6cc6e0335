import HandyJSONCompat
import SmartCodable

struct Size: SmartCodable, HandyJSON, Hashable { var width = 0 }

func texts(_ sizes: [Size], _ all: Set<Size>) -> [String?] {
    [
        Array(sizes).toJSONString(useMappedKeys: true), Set(sizes).toJSONString(), all.toJSONString(), sizes.dropFirst().toJSONString(),
        sizes[1...].toJSONString(), sizes[0].toJSONString(useMappedKeys: true),
        sizes.sorted { $0.width < $1.width }.toJSONString(useMappedKeys: true),
    ]
}

func count(_ all: Set<Size>) -> Int { all.map { $0.toDictionary(useMappedKeys: true) }.count }
