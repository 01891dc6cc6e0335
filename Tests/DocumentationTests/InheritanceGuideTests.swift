import HandyJSONCompat
import SmartCodable
import Testing

/// The code blocks of Migration/Guide/Inheritance.md, verbatim, and what they promise.
@Suite struct InheritanceGuideTests {
    @Test func aBaseClassMovesWithItsSubclass() throws {
        class BaseModel: HandyJSON {
            var id = 0
            required init() {}
            func mapping(mapper: HelpingMapper) {
                mapper <<< self.id <-- "_id"
            }
        }

        class Article: BaseModel {
            var title = ""
            override func mapping(mapper: HelpingMapper) {
                super.mapping(mapper: mapper)
                mapper <<< self.title <-- "headline"
            }
        }

        class NativeBase: SmartCodable {
            var id = 0
            required init() {}
            class func mappingForKey() -> [SmartKeyTransformer]? {
                [CodingKeys.id <--- "_id"]
            }
        }

        class NativeArticle: NativeBase {
            var title = ""
            enum CodingKeys: CodingKey { case title }
            override class func mappingForKey() -> [SmartKeyTransformer]? {
                (super.mappingForKey() ?? []) + [CodingKeys.title <--- "headline"]
            }
        }

        let json = #"{"_id":"4","headline":"Tea"}"#
        let article = Article.deserialize(from: json)
        let native = NativeArticle.deserialize(from: json)
        #expect(article?.id == 4 && article?.title == "Tea")
        #expect(native?.id == 4 && native?.title == "Tea")
        #expect(article?.toJSONString() == #"{"_id":4,"headline":"Tea"}"#)
        #expect(native?.toJSONString(useMappedKeys: true) == article?.toJSONString())

        class NativeReview: NativeBase {
            var stars: Int
            init(stars: Int) {
                self.stars = stars
                super.init()
            }
            required init() {
                stars = 0
                super.init()
            }
            required init(from decoder: any Decoder) throws {
                stars = 0
                try super.init(from: decoder)
            }
        }

        let review = NativeReview.deserialize(from: #"{"_id":"4","stars":"5"}"#)
        #expect(review?.id == 4 && review?.stars == 5)
        #expect(try SmartJSONDecoder().decode(NativeReview.self, from: #"{"_id":"4","stars":"5"}"#).stars == 5)
        #expect(try JSONDecoder().decode(NativeReview.self, from: Data(#"{"id":4,"stars":5}"#.utf8)).stars == 0)

        class Quiet: NativeBase { var note = "" }
        let quiet = Quiet.deserialize(from: #"{"_id":"4","note":5}"#)
        #expect(quiet?.id == 4 && quiet?.note == "5")
    }

    @Test func forgettingSuperLosesTheNamesOfTheBaseClass() {
        class Base: HandyJSON {
            var id = 0
            required init() {}
            func mapping(mapper: HelpingMapper) { mapper <<< self.id <-- "_id" }
        }
        class Sub: Base {
            override func mapping(mapper: HelpingMapper) {}
        }
        class NativeBase: SmartCodable {
            var id = 0
            required init() {}
            class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.id <--- "_id"] }
        }
        class NativeSub: NativeBase {
            override class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        }
        #expect(Sub.deserialize(from: #"{"_id":4}"#)?.id == 0)
        #expect(NativeSub.deserialize(from: #"{"_id":4}"#)?.id == 0)
    }
}
