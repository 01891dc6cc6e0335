@_spi(Engine) import SmartEngine

/// A usual scalar as the containers read and write it; the others are coded as any type. It exists besides
/// `JSONScalar`, whose witnesses are the engine's, so that the compiler specialises these here.
protocol ContainerScalar: JSONScalar, Codable {
    /// The value where its kind matches the type; nil where a conversion rule has to decide.
    static func read(_ node: Node, _ index: Int, _ memory: DocumentMemory) -> Self?
    /// Writes the value. False, with nothing written, if JSON cannot hold it.
    static func put(_ value: Self, to writer: inout JSONByteWriter) -> Bool
}

extension ContainerScalar {
    @inline(__always)
    static func put(_ value: Self, to writer: inout JSONByteWriter) -> Bool { write(value, to: &writer) }
}

extension ContainerScalar where Self: FixedWidthInteger {
    @inline(__always)
    static func read(_ node: Node, _ index: Int, _ memory: DocumentMemory) -> Self? {
        ExactScalar.integer(node, as: Self.self)
    }
}

extension Bool: ContainerScalar {
    @inline(__always)
    static func read(_ node: Node, _ index: Int, _ memory: DocumentMemory) -> Bool? { ExactScalar.bool(node) }

    @inline(__always)
    static func put(_ value: Bool, to writer: inout JSONByteWriter) -> Bool {
        writer.bool(value)
        return true
    }
}

extension String: ContainerScalar {
    @inline(__always)
    static func read(_ node: Node, _ index: Int, _ memory: DocumentMemory) -> String? {
        ExactScalar.string(node, index, memory)
    }

    @inline(__always)
    static func put(_ value: String, to writer: inout JSONByteWriter) -> Bool {
        writer.string(value)
        return true
    }
}

extension Double: ContainerScalar {
    @inline(__always)
    static func read(_ node: Node, _ index: Int, _ memory: DocumentMemory) -> Double? {
        ExactScalar.double(node, index, memory)
    }

    @inline(__always)
    static func put(_ value: Double, to writer: inout JSONByteWriter) -> Bool { writer.double(value) }
}

extension Int: ContainerScalar {
    @inline(__always)
    static func put(_ value: Int, to writer: inout JSONByteWriter) -> Bool {
        writer.integer(value)
        return true
    }
}
extension Int64: ContainerScalar {}
