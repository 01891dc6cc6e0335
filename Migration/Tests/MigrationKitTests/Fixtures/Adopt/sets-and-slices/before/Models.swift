import HandyJSONCompat

struct Size: HandyJSON, Hashable { var width = 0 }

func texts(_ sizes: [Size], _ all: Set<Size>) -> [String?] {
    [
        Array(sizes).toJSONString(), Set(sizes).toJSONString(), all.toJSONString(), sizes.dropFirst().toJSONString(),
        sizes[1...].toJSONString(), sizes[0].toJSONString(),
        sizes.sorted { $0.width < $1.width }.toJSONString(),
    ]
}

func count(_ all: Set<Size>) -> Int { all.toJSON().count }
