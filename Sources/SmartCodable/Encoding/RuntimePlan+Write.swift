import Foundation

extension RuntimePlan {
    /// Writes the properties at `base` as an object, in declaration order, superclasses first.
    func write(_ base: UnsafeRawPointer, to output: EncodingContext, transforms: [RuntimeTransform]) {
        let state = output.state
        state.pointee.writer.beginObject()
        for index in 0..<fieldCount {
            guard let name = places[index].writtenName else { continue }
            let source = base + places[index].offset
            let mark = state.pointee.writer.mark
            state.pointee.writer.quotedName(UnsafeBufferPointer(start: name, count: Int(places[index].writtenLength)))
            if !writeField(index, source, output, transforms) { state.pointee.writer.rewind(to: mark) }
        }
        state.pointee.writer.endObject()
    }

    @inline(__always)
    private func writeField(_ index: Int, _ source: UnsafeRawPointer, _ output: EncodingContext, _ transforms: [RuntimeTransform]) -> Bool {
        let state = output.state
        if places[index].transform >= 0 { return writeTransformed(index, source, output, transforms) }
        switch places[index].shape {
        case .string: state.pointee.writer.string(source.assumingMemoryBound(to: String.self).pointee)
        case .int: state.pointee.writer.integer(source.assumingMemoryBound(to: Int.self).pointee)
        case .bool: state.pointee.writer.bool(source.assumingMemoryBound(to: Bool.self).pointee)
        case .double: return state.pointee.writer.double(source.assumingMemoryBound(to: Double.self).pointee)
        case .optionalString:
            guard let value = source.assumingMemoryBound(to: String?.self).pointee else { return false }
            state.pointee.writer.string(value)
        case .optionalInt:
            guard let value = source.assumingMemoryBound(to: Int?.self).pointee else { return false }
            state.pointee.writer.integer(value)
        default:
            return places[index].codec._withUnsafeGuaranteedRef { $0.write(source, to: output) }
        }
        return true
    }

    @inline(never)
    private func writeTransformed(_ index: Int, _ source: UnsafeRawPointer, _ output: EncodingContext, _ transforms: [RuntimeTransform]) -> Bool {
        let slot = Int(places[index].transform)
        guard transforms.indices.contains(slot), let write = transforms[slot].write else {
            return places[index].codec._withUnsafeGuaranteedRef { $0.write(source, to: output) }
        }
        guard let json = write(source) else { return false }
        return output.writeDynamic(json, staticType: Any.self)
    }

    /// The properties as plain values by name; later fields do not replace earlier ones of the same name.
    func plainValues(_ base: UnsafeRawPointer, _ output: EncodingContext, transforms: [RuntimeTransform]) -> [String: Any] {
        var result: [String: Any] = [:]
        for (index, field) in fields.enumerated() {
            guard let name = field.writtenName?.text, result[name] == nil else { continue }
            let source = base + field.property.offset
            if transforms.indices.contains(field.transform), let write = transforms[field.transform].write {
                result[name] = write(source)
            } else {
                result[name] = places[index].codec._withUnsafeGuaranteedRef { $0.plainValue(source, output) }
            }
        }
        return result
    }
}

extension RuntimeModelCodec {
    /// The model's own most derived class writes itself, also through a base-typed variable.
    private func derivedCodec(_ model: Model) -> (any RuntimeModelWriting)? {
        guard layout.isClass else { return nil }
        let dynamicType = Swift.type(of: model as Any)
        guard ObjectIdentifier(dynamicType) != ObjectIdentifier(Model.self) else { return nil }
        return CodecRegistry.shared.codec(for: dynamicType) as? any RuntimeModelWriting
    }

    func writeModel(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        let model = source.assumingMemoryBound(to: Model.self).pointee
        if let derived = derivedCodec(model) { return derived.writeExactly(source, to: output) }
        return writeExactly(source, to: output)
    }

    func plainModel(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        let model = source.assumingMemoryBound(to: Model.self).pointee
        if let derived = derivedCodec(model) { return derived.plainExactly(source, output) }
        return plainExactly(source, output)
    }
}

/// A run-time model's codec without its type parameter.
protocol RuntimeModelWriting {
    func writeExactly(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool
    func plainExactly(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any?
}

extension RuntimeModelCodec: RuntimeModelWriting {
    func writeExactly(_ source: UnsafeRawPointer, to output: EncodingContext) -> Bool {
        withWritingPlan(source, output, otherwise: false) { base, plan, transforms in
            plan.write(base, to: output, transforms: transforms)
            return true
        }
    }

    func plainExactly(_ source: UnsafeRawPointer, _ output: EncodingContext) -> Any? {
        withWritingPlan(source, output, otherwise: nil) { base, plan, transforms in
            plan.plainValues(base, output, transforms: transforms)
        }
    }

    /// Mapping needs the model in a place of its own: a copy for structs, the object itself for classes.
    private func withWritingPlan<R>(
        _ source: UnsafeRawPointer, _ output: EncodingContext, otherwise: R, _ body: (UnsafeRawPointer, RuntimePlan, [RuntimeTransform]) -> R
    ) -> R {
        guard output.enter() else {
            output.leave()
            return otherwise
        }
        defer { output.leave() }
        var copy = source.assumingMemoryBound(to: Model.self).pointee
        return withUnsafeMutablePointer(to: &copy) { instance in
            guard let plan = writingPlan(instance, output) else { return otherwise }
            let mapping = instance.pointee._willWrite(_RuntimePass(plan: plan, scratch: output.state.pointee.scratch, isNewInstance: false))
            let base = Self.base(of: instance, isClass: layout.isClass)
            return body(base, mapping?.plan ?? plan, mapping?.transforms ?? [])
        }
    }
}
