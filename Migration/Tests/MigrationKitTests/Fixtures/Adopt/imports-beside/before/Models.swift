#if canImport(HandyJSONCompat)
    import HandyJSONCompat // the models' library
#endif

struct Row: HandyJSON {
    var id = 0
}

struct Total: HandyJSON {
    var sum = 0
    mutating func mapping(mapper: HelpingMapper) {
        if Bool.random() { mapper <<< sum <-- "s" }
    }
}
