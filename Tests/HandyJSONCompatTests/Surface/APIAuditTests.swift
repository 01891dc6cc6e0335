import HandyJSONCompat
import Testing

// HandyJSON's public names with their exact shapes: a name that disappears or changes makes this file fail to compile.

private struct Model: HandyJSON {
    var id = 0
    var date = Date(timeIntervalSince1970: 0)
    var end: Date?
}

private final class ClassModel: HandyJSON {
    var id = 0
    init() {}
}

/// Picks the overload that has the type `T`, or one that Swift converts to it.
private func exact<T>(_: T.Type, _: T) {}

/// As `exact`, but for a variable: nothing is converted on the way to an inout parameter.
private func exactVariable<T>(_: T.Type, _: inout T) {}

@Suite("APIAudit: HandyJSON's public surface")
struct APIAuditTests {
    // MARK: Protocols

    @Test("the protocols refine one another and are types")
    func protocols() {
        let model: any HandyJSON = Model()
        let custom: any _ExtendCustomModelType = model
        let transformable: any _Transformable = custom
        let measurable: any _Measurable = transformable
        let basic: any _ExtendCustomBasicType = Converted(text: "a") as any HandyJSONCustomTransformable
        let raw: any _RawEnumProtocol = Kind.one as any HandyJSONEnum
        let all: [any _Measurable] = [measurable, basic as any _Transformable, raw as any _Transformable]
        #expect(all.count == 3)

        let types: [any HandyJSON.Type] = [Model.self, ClassModel.self]
        #expect(types.map { $0.init() }.count == 2)
    }

    @Test("the requirements of a model have defaults and can be called through its protocol")
    func requirements() {
        func live<M: _ExtendCustomModelType>(_: M.Type, _ mapper: HelpingMapper?) -> M {
            var model = M()
            model.willStartMapping()
            if let mapper { model.mapping(mapper: mapper) }
            model.didFinishMapping()
            return model
        }
        #expect(live(Model.self, nil).id == 0)
        #expect(live(ClassModel.self, nil).id == 0)
    }

    @Test("the requirements of converting types")
    func conversions() {
        func convert<T: _ExtendCustomBasicType>(_: T.Type, _ object: Any) -> Any? {
            T._transform(from: object)?._plainValue()
        }
        func convertRaw<T: _RawEnumProtocol>(_: T.Type, _ object: Any) -> Any? {
            T._transform(from: object)?._plainValue()
        }
        exact(((Any) -> Converted?).self, Converted._transform(from:))
        exact(((Any) -> Kind?).self, Kind._transform(from:))
        exact(((Kind) -> () -> Any?).self, Kind._plainValue)
        #expect(convert(Converted.self, "x") as? String == "x")
        #expect(convertRaw(Kind.self, "1") as? Int == 1)
    }

    @Test("HandyJSON asks for no Codable, and standard types are left for apps to conform")
    func noConformances() {
        #expect(!isDecodable(Model.self) && !isEncodable(Model.self))
        let standard = [
            isModel(String.self), isModel(Int.self), isModel(Double.self), isModel(Bool.self), isModel([Int].self),
            isModel([String: Int].self),
            isModel(Date.self), isModel(Data.self), isModel(URL.self), isModel(Int?.self), isModel(Set<Int>.self),
        ]
        #expect(standard.allSatisfy { !$0 })
        #expect(isModel(Model.self))
    }

    // MARK: Reading

    @Test("deserialize on a model")
    func deserialize() {
        exact(((NSDictionary?, String?) -> Model?).self, Model.deserialize(from:designatedPath:))
        exact((([String: Any]?, String?) -> Model?).self, Model.deserialize(from:designatedPath:))
        exact(((String?, String?) -> Model?).self, Model.deserialize(from:designatedPath:))
        exact(((Data?, String?) -> Model?).self, Model.deserialize(from:designatedPath:))
        var model = Model.deserialize(from: ["id": 1] as NSDictionary)
        exactVariable(Model?.self, &model)
        #expect(model?.id == 1)
        #expect(Model.deserialize(from: ["id": 1])?.id == 1)
        #expect(Model.deserialize(from: #"{"id":1}"#)?.id == 1)
        #expect(Model.deserialize(from: Data(#"{"id":1}"#.utf8))?.id == 1)
    }

    @Test("deserialize on an array")
    func deserializeArray() {
        exact(((String?, String?) -> [Model?]?).self, [Model].deserialize(from:designatedPath:))
        exact(((NSArray?) -> [Model?]?).self, [Model].deserialize(from:))
        exact((([Any]?) -> [Model?]?).self, [Model].deserialize(from:))
        exact(((Data?, String?) -> [Model?]?).self, [Model].deserialize(from:designatedPath:))
        var models = [Model].deserialize(from: #"[{"id":1}]"#)
        exactVariable([Model?]?.self, &models)
        #expect(models?.count == 1)
        #expect([Model].deserialize(from: Data(#"[{"id":1}]"#.utf8))?.count == 1)
    }

    @Test("JSONDeserializer")
    func deserializer() {
        typealias Old = JSONDeserializer<Model>
        exact(((NSDictionary?, String?) -> Model?).self, Old.deserializeFrom(dict:designatedPath:))
        exact((([String: Any]?, String?) -> Model?).self, Old.deserializeFrom(dict:designatedPath:))
        exact(((String?, String?) -> Model?).self, Old.deserializeFrom(json:designatedPath:))
        exact(((inout Model, [String: Any]?, String?) -> Void).self, Old.update(object:from:designatedPath:))
        exact(((inout Model, String?, String?) -> Void).self, Old.update(object:from:designatedPath:))
        exact(((String?, String?) -> [Model?]?).self, Old.deserializeModelArrayFrom(json:designatedPath:))
        exact(((NSArray?) -> [Model?]?).self, Old.deserializeModelArrayFrom(array:))
        exact((([Any]?) -> [Model?]?).self, Old.deserializeModelArrayFrom(array:))
        #expect((Old.self as Any.Type) is AnyClass)

        let dict: NSDictionary = ["id": 1]
        #expect(Old.deserializeFrom(dict: dict)?.id == 1)
        #expect(Old.deserializeFrom(json: #"{"id":1}"#)?.id == 1)
        #expect(Old.deserializeModelArrayFrom(json: "[]")?.count == 0)
        var model = Model()
        JSONDeserializer.update(object: &model, from: ["id": 2])
        #expect(model.id == 2)
        JSONDeserializer.update(object: &model, from: #"{"id":3}"#)
        #expect(model.id == 3)
    }

    // MARK: Writing

    @Test("toJSON and toJSONString")
    func writing() {
        exact(((Model) -> () -> [String: Any]?).self, Model.toJSON)
        exact(((Model) -> (Bool) -> String?).self, Model.toJSONString(prettyPrint:))
        exact((([Model]) -> () -> [[String: Any]?]).self, [Model].toJSON)
        exact((([Model]) -> (Bool) -> String?).self, [Model].toJSONString(prettyPrint:))
        #if compiler(>=6.1)
        exact(((ArraySlice<ClassModel>) -> () -> [[String: Any]?]).self, ArraySlice<ClassModel>.toJSON)
        #endif
        func write<C: Collection>(_ models: C) -> String? where C.Element: HandyJSON { models.toJSONString() }
        #expect(write([ClassModel()]) == #"[{"id":0}]"#)
        var text = ClassModel().toJSONString(), object = ClassModel().toJSON(), list = [ClassModel()].toJSON()
        exactVariable(String?.self, &text)
        exactVariable([String: Any]?.self, &object)
        exactVariable([[String: Any]?].self, &list)
        #expect(text == #"{"id":0}"#)
        #expect(object?["id"] as? Int == 0)
    }

    // MARK: Configuration

    @Test("HandyJSONConfiguration")
    func configuration() {
        let set: (DebugMode, DeserializeOptions) -> Void = {
            HandyJSONConfiguration.debugMode = $0
            HandyJSONConfiguration.deserializeOptions = $1
        }
        _ = set
        exact(DebugMode.self, HandyJSONConfiguration.debugMode)
        exact(DeserializeOptions.self, HandyJSONConfiguration.deserializeOptions)
        exact(((Int) -> DebugMode?).self, DebugMode.init(rawValue:))
        exact(((Int) -> DeserializeOptions).self, DeserializeOptions.init(rawValue:))
        let modes: [DebugMode] = [.verbose, .debug, .error, .none]
        #expect(
            modes.map { mode in
                // Exhaustive: a mode more would not compile.
                switch mode {
                case .verbose: return 0
                case .debug: return 1
                case .error: return 2
                case .none: return 3
                }
            } == modes.map(\.rawValue))
        let options: any OptionSet = DeserializeOptions([.caseInsensitive, .defaultOptions])
        #expect((options as? DeserializeOptions)?.rawValue == 1)
        let configuration: Any.Type = HandyJSONConfiguration.self
        #expect(!(configuration is AnyClass))
    }
}

private struct Converted: HandyJSONCustomTransformable {
    let text: String
    static func _transform(from object: Any) -> Converted? { (object as? String).map(Converted.init) }
    func _plainValue() -> Any? { text }
}

private enum Kind: Int, HandyJSONEnum { case zero, one }

// What conforms is settled when this file is compiled: at run time other test targets of the process conform standard
// types, as apps do.
private func isModel<T: HandyJSON>(_: T.Type) -> Bool { true }
@_disfavoredOverload private func isModel<T>(_: T.Type) -> Bool { false }
private func isDecodable<T: Decodable>(_: T.Type) -> Bool { true }
@_disfavoredOverload private func isDecodable<T>(_: T.Type) -> Bool { false }
private func isEncodable<T: Encodable>(_: T.Type) -> Bool { true }
@_disfavoredOverload private func isEncodable<T>(_: T.Type) -> Bool { false }
