extension _Coding {
    /// Of a run-time model.
    public init(runtime model: any _RuntimeModel.Type, _ hooks: _RuntimeHooks) {
        self.init(family: hooks.family) { builder, type in
            // A subclass may be a native model as well.
            if let native = NativeModel(subclass: type) {
                return builder.isDerived ? builder.codec(for: type, isDerived: false) : NativeModelCodec(native)
            }
            if RuntimeReflection.isEnum(type), type is any _RuntimeRawValue.Type { return nil }
            guard builder.isDerived else { return builder.codec(for: type, isDerived: true) }
            let codec = RuntimeModelCodec(model, hooks)
            // Before its fields are known.
            builder.begin(codec, isDerived: true)
            codec.resolve(builder)
            return codec
        }
    }
}
