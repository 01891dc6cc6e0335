import Foundation
#if canImport(Observation)
import Observation
#endif
import SmartCodable
import Testing

/// The code blocks of Inheritance.md, verbatim, and what they promise.
@Suite struct InheritanceArticleTests {
    @Test func subclasses() throws {
        class Person: SmartCodable {
            var name = ""
            required init() {}
        }

        class Student: Person {
            var school: String?
            var grades: [Int] = []
        }

        let student = Student.deserialize(from: #"{"name":"Ann","school":5,"grades":["1",2]}"#)
        let text = student?.toJSONString()
        // {"name":"Ann","school":"5","grades":[1,2]}

        #expect(student?.name == "Ann")
        #expect(student?.school == "5")
        #expect(student?.grades == [1, 2])
        #expect(text == #"{"name":"Ann","school":"5","grades":[1,2]}"#)
        let byFoundation = try JSONDecoder().decode(Student.self, from: Data(#"{"name":"Ann","school":"S"}"#.utf8))
        #expect(byFoundation.name == "Ann")
        #expect(byFoundation.school == nil)

        class Graduate: Person {
            var thesis: String

            init(thesis: String) {
                self.thesis = thesis
                super.init()
            }

            required init() {
                thesis = ""
                super.init()
            }

            required init(from decoder: any Decoder) throws {
                thesis = ""
                try super.init(from: decoder)
            }
        }

        let graduate = Graduate.deserialize(from: #"{"name":"Ann","thesis":"On Tea"}"#)
        // thesis "On Tea"

        #expect(graduate?.name == "Ann")
        #expect(graduate?.thesis == "On Tea")
        #expect(Graduate(thesis: "T").toJSONString() == #"{"name":"","thesis":"T"}"#)

        class Price: Person {
            var cents = 0
            var note = "none"

            private enum Keys: CodingKey { case euros }

            required init() { super.init() }

            required init(from decoder: any Decoder) throws {
                try super.init(from: decoder)
                cents = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .euros) * 100
            }
        }

        let price = Price.deserialize(from: #"{"name":"Tea","euros":"3","note":"not read"}"#)
        // cents 300, note "none"

        #expect(price?.name == "Tea")
        #expect(price?.cents == 300)
        #expect(price?.note == "none")
    }

    @Test func codedProperties() {
        class Account: SmartCodable {
            var id = 0
            required init() {}
            class func mappingForKey() -> [SmartKeyTransformer]? { nil }
        }

        class Member: Account {
            var nick = ""
            var password = "unknown"
            let version = 5

            private enum CodingKeys: String, CodingKey { case nick = "nick_name", version }

            override class func mappingForKey() -> [SmartKeyTransformer]? {
                (super.mappingForKey() ?? []) + [CodingKeys.nick <--- "nick_name"]
            }
        }

        let member = Member.deserialize(from: #"{"id":1,"nick_name":"ann","password":"leaked","version":9}"#)
        let sent = member?.toJSONString()
        // {"id":1,"nick_name":"ann","version":5}

        #expect(member?.nick == "ann")
        #expect(member?.password == "unknown")
        #expect(member?.version == 5)
        #expect(sent == #"{"id":1,"nick_name":"ann","version":5}"#)
    }

    #if canImport(Observation)
    @Test func observable() {
        guard #available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *) else { return }
        typealias Settings = Observed.Settings
        func run() -> Settings {
            var settings = Settings.deserialize(from: #"{"theme":"dark","size":"14"}"#) ?? Settings()
            withObservationTracking { print(settings.theme) } onChange: { print("changes") }
            SmartUpdater.update(&settings, from: #"{"theme":"light"}"#)       // prints "changes"
            return settings
        }
        let settings = run()
        #expect(settings.theme == "light")
        #expect(settings.size == 14)
        #expect(settings.toJSONString() == #"{"theme":"light","size":14}"#)
    }

    enum Observed {
        @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
        @Observable final class Settings: SmartCodable, SmartObservable {
            var theme = "light"
            var size = 12
            init() {}
            static func observedProperties() -> [AnyKeyPath] { [\Settings.theme, \Settings.size] }
        }
    }
    #endif

    @Test func mapping() {
        class Animal: SmartCodable {
            var id = 0
            required init() {}

            class func mappingForKey() -> [SmartKeyTransformer]? {
                [CodingKeys.id <--- "animal_id"]
            }
            func didFinishMapping() {}
        }

        class Dog: Animal {
            var owner = ""

            enum CodingKeys: CodingKey { case owner }

            override class func mappingForKey() -> [SmartKeyTransformer]? {
                (super.mappingForKey() ?? []) + [CodingKeys.owner <--- ["owner_name", "owner"]]
            }

            override func didFinishMapping() {
                super.didFinishMapping()
                owner = owner.capitalized
            }
        }

        let dog = Dog.deserialize(from: #"{"animal_id":"4","owner_name":"ann"}"#)
        // id 4, owner "Ann"

        #expect(dog?.id == 4)
        #expect(dog?.owner == "Ann")
        #expect(dog?.toJSONString(useMappedKeys: true) == #"{"animal_id":4,"owner_name":"Ann"}"#)
    }

    @Test func shapes() throws {
        class Shape: SmartCodable, SmartPolymorphic {
            var type = ""
            required init() {}

            class func variants() -> SmartVariants {
                SmartVariants(by: "type", ["circle": Circle.self, "square": Square.self])
            }
        }

        class Circle: Shape { var radius = 0.0 }
        class Square: Shape { var side = 0 }

        let shapes = [Shape].deserialize(from: #"[{"type":"circle","radius":"2.5"},{"type":"square","side":3},{"type":"blob"}]"#)
        let written = shapes?.toJSONString()
        // [{"type":"circle","radius":2.5},{"type":"square","side":3},{"type":"blob"}]

        #expect(shapes?.map { "\(Swift.type(of: $0))" } == ["Circle", "Square", "Shape"])
        #expect((shapes?.first as? Circle)?.radius == 2.5)
        #expect(written == #"[{"type":"circle","radius":2.5},{"type":"square","side":3},{"type":"blob"}]"#)
    }

    @Test func messages() throws {
        enum Message: SmartPolymorphicEnum {
            case text(Note), image(Picture), ping

            static func variants() -> SmartVariants {
                SmartVariants(
                    by: "kind", [SmartVariant("text", Message.text), SmartVariant("image", Message.image), SmartVariant("ping", value: Message.ping)])
            }
        }

        struct Note: SmartCodable { var body = "" }
        struct Picture: SmartCodable { var url = "" }

        struct Chat: SmartCodable {
            var messages: [Message] = []
            var last = Message.ping
        }

        let chat = Chat.deserialize(from: #"{"messages":[{"kind":"text","body":1},{"kind":"ping"}],"last":{"kind":"unknown"}}"#)
        let sent = chat?.toJSONString()
        // {"messages":[{"body":"1","kind":"text"},{"kind":"ping"}],"last":{"kind":"ping"}}

        #expect(chat?.messages.count == 2)
        if case .text(let note)? = chat?.messages.first { #expect(note.body == "1") } else { Issue.record("no text") }
        #expect(sent == #"{"messages":[{"body":"1","kind":"text"},{"kind":"ping"}],"last":{"kind":"ping"}}"#)
        let byFoundation = try JSONDecoder().decode(Message.self, from: Data(#"{"kind":"text","body":"b"}"#.utf8))
        if case .text(let note) = byFoundation { #expect(note.body == "b") } else { Issue.record("no text") }
    }

    @Test func unknownCards() throws {
        enum Card: SmartPolymorphicEnum {
            case text(Caption), unknown(JSONValue)

            static func variants() -> SmartVariants {
                SmartVariants(by: "kind", [SmartVariant("text", Card.text)], otherwise: Card.unknown)
            }
        }

        struct Caption: SmartCodable { var text = "" }
        struct Feed: SmartCodable { var cards: [Card] = [] }

        let (feed, news) = SmartSentinel.record {
            Feed.deserialize(from: #"{"cards":[{"kind":"text","text":"Tea"},{"kind":"video","url":"v.mp4"}]}"#)
        }
        print(news)
        // cards[1].kind: Feed.cards expects Card, found string "video": took the default case (no variant of Card has this kind)
        let kept = feed?.toJSONString()
        // {"cards":[{"text":"Tea","kind":"text"},{"kind":"video","url":"v.mp4"}]}, the fields of the unknown card in any order

        #expect("\(news)" == #"cards[1].kind: Feed.cards expects Card, found string "video": took the default case (no variant of Card has this kind)"#)
        let written = try JSONDecoder().decode(JSONValue.self, from: Data(#require(kept).utf8))
        #expect(written == ["cards": [["text": "Tea", "kind": "text"], ["kind": "video", "url": "v.mp4"]]])
        let strict = Feed.deserialize(from: #"{"cards":[{"kind":"video"}]}"#, options: [.strict])
        #expect(strict == nil)
    }
}
