extension _Coding {
    /// The coding of a run-time model.
    @_optimize(size) package init(runtime model: Any.Type, _ hooks: RuntimeHooks) {
        self.init(family: hooks.family) { builder, type in
            // A subclass may be a native model as well.
            if let native = NativeModel(subclass: type) {
                return builder.isDerived
                    ? builder.codec(for: type, isDerived: false) : LinkedCodableHalf.current?.codec(of: native)
            }
            if RuntimeReflection.isEnum(type), builder.asCoded(type)?._conversion != nil { return nil }
            guard builder.isDerived else { return builder.codec(for: type, isDerived: true) }
            let codec = RuntimeModelCodec(model, hooks)
            // The codec is registered before its fields are known, for recursive models.
            builder.begin(codec, isDerived: true)
            codec.resolve(builder)
            return codec
        }
    }
}
