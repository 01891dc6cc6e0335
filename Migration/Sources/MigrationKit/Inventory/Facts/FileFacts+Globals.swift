extension FileFacts {
    /// Two of one name are of no known type, unless they are of the same.
    mutating func noteGlobal(_ name: String, _ shape: TypeShape) {
        globals[name] = globals[name].map { $0 == shape ? shape : .unknown } ?? shape
    }
}
