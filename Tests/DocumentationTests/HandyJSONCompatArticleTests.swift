import HandyJSONCompat
import Testing

/// The code blocks of HandyJSONCompat.md, the catalogue's first page, verbatim, and what they promise.
@Suite struct HandyJSONCompatArticleTests {
    @Test func models() throws {
        enum Kind: String, HandyJSONEnum {
            case video, photo
        }

        class Post: HandyJSON {
            var id = 0
            var title: String?
            var kind = Kind.photo
            var created: Date?
            required init() {}
            func mapping(mapper: HelpingMapper) {
                mapper <<< self.id <-- ["post_id", "id"]
                mapper <<< self.created <-- CustomDateFormatTransform(formatString: "yyyy-MM-dd")
            }
        }

        let post = Post.deserialize(from: #"{"post_id":"7","title":12,"kind":"video","created":"2024-01-31"}"#)
        // id 7, title "12", kind .video, created on 31 January 2024

        #expect(post?.id == 7 && post?.title == "12" && post?.kind == .video)
        let created = try #require(post?.created)
        #expect(Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: created) == DateComponents(year: 2024, month: 1, day: 31))

        let posts = [Post].deserialize(from: #"{"data":[{"id":1},{"id":2},3]}"#, designatedPath: "data")
        // two posts and nil

        let text = post?.toJSONString()
        // {"post_id":7,"title":"12","kind":"video","created":"2024-01-31"}

        #expect(posts?.map { $0?.id } == [1, 2, nil])
        #expect(text == #"{"post_id":7,"title":"12","kind":"video","created":"2024-01-31"}"#)
    }
}
