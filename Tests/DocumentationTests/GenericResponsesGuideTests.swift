import HandyJSONCompat
import Testing

struct Payload { let data: Data }

extension Payload {
    func mapObject<T: HandyJSON>(_ type: T.Type, path: String? = nil) -> T? {
        T.deserialize(from: String(data: data, encoding: .utf8), designatedPath: path)
    }

    func mapSmart<T: SmartCodable>(_ type: T.Type, path: String? = nil) throws -> T {
        try T.decode(from: data, designatedPath: path)
    }
}

/// The code blocks of Migration/GenericResponses.md, verbatim, and what they promise.
@Suite struct GenericResponsesGuideTests {
    @Test func theResponseIsTheLastToMove() throws {
        class BaseResponse<T: HandyJSON>: HandyJSON {
            var code = -1
            var message: String?
            var data: T?
            required init() {}
            func mapping(mapper: HelpingMapper) {
                mapper <<< self.message <-- ["msg", "message"]
            }
        }

        /// Migrated; the response is not.
        struct User: SmartCodable, HandyJSON {
            var id = 0
            static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.id <--- "user_id"] }
        }

        let old = BaseResponse<User>.deserialize(from: #"{"code":0,"msg":"ok","data":{"user_id":"7"}}"#)

        #expect(old?.code == 0)
        #expect(old?.message == "ok")
        #expect(old?.data?.id == 7)

        struct NativeResponse<T: Codable>: SmartCodable {
            var code = -1
            var message: String?
            var data: T?
            static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.message <--- ["msg", "message"]] }
        }

        let user = NativeResponse<User>.deserialize(from: #"{"code":0,"msg":"ok","data":{"user_id":"7"}}"#)
        let list = NativeResponse<[User]>.deserialize(from: #"{"code":0,"data":[{"user_id":1},{"user_id":2}]}"#)

        #expect(user?.message == "ok")
        #expect(user?.data?.id == 7)
        #expect(list?.data?.map(\.id) == [1, 2])

        let payload = Payload(data: Data(#"{"data":{"user_id":"7"}}"#.utf8))
        #expect(payload.mapObject(User.self, path: "data")?.id == 7)
        #expect(try payload.mapSmart(User.self, path: "data").id == 7)
        #expect(throws: (any Error).self) { try payload.mapSmart(User.self, path: "nowhere") }
    }

    @Test func anyTypeFitsAnUnconstrainedResponse() {
        struct Response<T>: HandyJSON { var data: T? }
        #expect(Response<[Int]>.deserialize(from: #"{"data":[1,"2"]}"#)?.data == [1, 2])
        #expect(Response<String>.deserialize(from: #"{"data":5}"#)?.data == "5")
    }

    @Test func arraysHaveNoHoles() {
        struct Old: HandyJSON { var id = 0 }
        struct New: SmartCodable { var id = 0 }
        let old: [Old?]? = [Old].deserialize(from: #"[{"id":1},5]"#)
        let new: [New]? = [New].deserialize(from: #"[{"id":1},5]"#)
        #expect(old?.count == 2)
        #expect(new?.count == 1)
    }
}
