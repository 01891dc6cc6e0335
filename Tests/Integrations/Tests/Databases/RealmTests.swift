import HandyJSONCompat
import RealmSwift
import SmartCodable
import Testing

struct TrackJSON: SmartCodable {
    var id = 0
    var title = ""
    var tags: [String] = []
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.title <--- ["track_title", "title"]] }
}

final class Track: Object {
    @Persisted(primaryKey: true) var id = 0
    @Persisted var title = ""
    @Persisted var tags: List<String>

    convenience init(_ json: TrackJSON) {
        self.init()
        id = json.id
        title = json.title
        tags.append(objectsIn: json.tags)
    }
}

extension TrackJSON {
    init(_ track: Track) {
        self.init(id: track.id, title: track.title, tags: Array(track.tags))
    }
}

func save(_ tracks: [TrackJSON], in realm: Realm) throws {
    try realm.write {
        realm.add(tracks.map { Track($0) }, update: .modified)
    }
}

/// The Realm blocks of Migration/Guide/Databases.md, verbatim, and what they promise.
@Suite struct RealmTests {
    @Test func aModelForTheNetworkAndAnObjectForTheDatabase() throws {
        let tracks = try [TrackJSON].decode(from: #"[{"id":"7","track_title":"Tea","tags":["a","b"]}]"#)
        let realm = try Realm()
        try save(tracks, in: realm)
        let track = try #require(realm.objects(Track.self).first)
        #expect(track.id == 7 && track.title == "Tea" && Array(track.tags) == ["a", "b"])
        #expect(TrackJSON(track).toJSONString() == #"{"id":7,"title":"Tea","tags":["a","b"]}"#)
    }

    /// What the page says of objects that are models of HandyJSON's: a `List` is a Codable value, `@Persisted` is left alone, as by HandyJSON.
    @Test func objectsThatAreHandyJSONModels() throws {
        final class OldTrack: Object, HandyJSON {
            @Persisted(primaryKey: true) var id = 5
            let tags = List<String>()
            var plain = 0
        }
        let track = try #require(OldTrack.deserialize(from: #"{"id":7,"tags":["a"],"plain":1}"#))
        #expect(track.id == 5 && track.plain == 1 && Array(track.tags) == ["a"])
        #expect(track.toJSONString() == #"{"tags":["a"],"plain":1}"#)
    }
}
