import SmartCodable

// Cards of a page, each of one of three kinds, which a member names: natively, and as written by hand for Codable.

enum CardPlain {
    struct Article: Codable {
        var id: Int
        var title: String
        var summary: String
        var author: String
        var likes: Int
        var tags: [String]
        var isPinned: Bool
    }

    struct Video: Codable {
        var id: Int
        var title: String
        var url: String
        var duration: Double
        var plays: Int
    }

    struct Banner: Codable {
        var image: String
        var link: String
        var height: Double
    }

    enum Card: Codable {
        case article(Article), video(Video), banner(Banner)

        private enum CodingKeys: String, CodingKey { case type }

        init(from decoder: any Decoder) throws {
            switch try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .type) {
            case "article": self = .article(try Article(from: decoder))
            case "video": self = .video(try Video(from: decoder))
            default: self = .banner(try Banner(from: decoder))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            switch self {
            case .article(let article):
                try container.encode("article", forKey: .type)
                try article.encode(to: encoder)
            case .video(let video):
                try container.encode("video", forKey: .type)
                try video.encode(to: encoder)
            case .banner(let banner):
                try container.encode("banner", forKey: .type)
                try banner.encode(to: encoder)
            }
        }
    }

    struct Page: Codable { var cards: [Card] }
}

enum CardNative {
    struct Article: SmartCodable {
        var id = 0
        var title = ""
        var summary = ""
        var author = ""
        var likes = 0
        var tags: [String] = []
        var isPinned = false
    }

    struct Video: SmartCodable {
        var id = 0
        var title = ""
        var url = ""
        var duration = 0.0
        var plays = 0
    }

    struct Banner: SmartCodable {
        var image = ""
        var link = ""
        var height = 0.0
    }

    enum Card: SmartPolymorphicEnum {
        case article(Article), video(Video), banner(Banner)

        static func variants() -> SmartVariants {
            SmartVariants(
                by: "type",
                [
                    SmartVariant("article", Card.article), SmartVariant("video", Card.video),
                    SmartVariant("banner", Card.banner),
                ])
        }
    }

    struct Page: SmartCodable { var cards: [Card] = [] }
}

enum Cards {
    /// A page as text.
    static func page(_ count: Int) -> String {
        let cards = (0..<count).map { number in
            switch number % 3 {
            case 0:
                #"{"type":"article","id":\#(number),"title":"Title \#(number)","summary":"What the article says, in a line","#
                    + #""author":"Ann","likes":\#(number * 7),"tags":["new","daily"],"isPinned":false}"#
            case 1:
                #"{"type":"video","id":\#(number),"title":"Video \#(number)","url":"https://v.example.com/\#(number)","#
                    + #""duration":\#(number).5,"plays":\#(number * 100)}"#
            default:
                #"{"type":"banner","image":"https://i.example.com/\#(number).png","link":"app://page/\#(number)","height":120.5}"#
            }
        }
        return #"{"cards":[\#(cards.joined(separator: ","))]}"#
    }
}
