import HandyJSONCompat
import Moya
import SmartCodable
import Testing

extension Response {
    func mapObject<T: HandyJSON>(_ type: T.Type, designatedPath: String? = nil) throws -> T {
        guard let model = T.deserialize(from: String(data: data, encoding: .utf8), designatedPath: designatedPath) else {
            throw MoyaError.jsonMapping(self)
        }
        return model
    }

    func mapArray<T: HandyJSON>(_ type: T.Type, designatedPath: String? = nil) throws -> [T] {
        guard let models = [T].deserialize(from: String(data: data, encoding: .utf8), designatedPath: designatedPath) else {
            throw MoyaError.jsonMapping(self)
        }
        return models.compactMap { $0 }
    }
}

extension Response {
    func mapObject<T: SmartCodable>(_ type: T.Type, designatedPath: String? = nil) throws -> T {
        try withMoyaErrors { try T.decode(from: data, designatedPath: designatedPath) }
    }

    func mapArray<T: SmartCodable>(_ type: T.Type, designatedPath: String? = nil) throws -> [T] {
        try withMoyaErrors { try [T].decode(from: data, designatedPath: designatedPath) }
    }

    private func withMoyaErrors<M>(_ decode: () throws -> M) throws -> M {
        do { return try decode() } catch { throw MoyaError.objectMapping(error, self) }
    }
}

extension Response {
    func mapObject<T: SmartCodable & HandyJSON>(_ type: T.Type, designatedPath: String? = nil) throws -> T {
        try withMoyaErrors { try T.decode(from: data, designatedPath: designatedPath) }
    }

    func mapArray<T: SmartCodable & HandyJSON>(_ type: T.Type, designatedPath: String? = nil) throws -> [T] {
        try withMoyaErrors { try [T].decode(from: data, designatedPath: designatedPath) }
    }
}

/// The Moya blocks of Migration/Guide/GenericResponses.md, verbatim, and what they promise.
@Suite struct MoyaTests {
    private struct Native: SmartCodable { var id = 0 }

    private func answer(_ text: String) -> Response { Response(statusCode: 200, data: Data(text.utf8)) }

    @Test func objects() throws {
        #expect(try answer(#"{"data":{"number":5}}"#).mapObject(Order.self, designatedPath: "data").number == "5")
        #expect(try answer(#"{"data":{"user_id":"5"}}"#).mapObject(User.self, designatedPath: "data").id == 5)
        #expect(try answer(#"{"id":"5"}"#).mapObject(Native.self).id == 5)
        #expect(try answer(#"{"code":0,"data":{"user_id":5}}"#).mapObject(BaseResponse<User>.self).data?.id == 5)
        #expect(try answer(#"{"code":0,"data":{"user_id":5}}"#).mapObject(NativeResponse<User>.self).value().id == 5)
    }

    @Test func arrays() throws {
        #expect(try answer(#"{"list":[{"number":5},6]}"#).mapArray(Order.self, designatedPath: "list").map(\.number) == ["5"])
        #expect(try answer(#"[{"user_id":5},6]"#).mapArray(User.self).map(\.id) == [5])
        #expect(try answer(#"[{"id":5},6]"#).mapArray(Native.self).map(\.id) == [5])
    }

    @Test func failures() throws {
        let old = #expect(throws: MoyaError.self) { try answer("<html>").mapObject(Order.self) }
        guard case .jsonMapping = old else { Issue.record("\(String(describing: old))"); return }

        for text in ["<html>", #"{"data":{}}"#] {
            let both = #expect(throws: MoyaError.self) { try answer(text).mapObject(User.self, designatedPath: "user") }
            guard case .objectMapping = both else { Issue.record("\(String(describing: both))"); return }
        }
        let new = #expect(throws: MoyaError.self) { try answer("<html>").mapArray(Native.self) }
        guard case .objectMapping(let reason, _) = new else { Issue.record("\(String(describing: new))"); return }
        #expect(reason is JSONSyntaxError)
    }
}
