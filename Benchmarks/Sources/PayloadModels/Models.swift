// Models of the public documents that JSON libraries are measured with. This file is compiled three times, in
// PayloadsPlain, PayloadsNative and PayloadsHandy, which say what a PayloadModel is: the families have the same models.

func payloadWork(_ name: String, _ text: String) throws -> FamilyWork? {
    switch name {
    case "twitter", "twitterescaped": try work(Twitter.self, text)
    case "canada": try work(Canada.self, text)
    case "apache_builds": try work(Builds.self, text)
    case "mesh": try work(Mesh.self, text)
    case "random": try work(Directory.self, text)
    default: nil
    }
}

// MARK: twitter.json, twitterescaped.json

struct Twitter: PayloadModel {
    var statuses: [Status] = []
    var search_metadata = SearchMetadata()
}

/// A class, since it may hold another one.
final class Status: PayloadModel {
    var metadata = StatusMetadata()
    var created_at = ""
    var id = 0
    var id_str = ""
    var text = ""
    var source = ""
    var truncated = false
    var in_reply_to_status_id: Int?
    var in_reply_to_status_id_str: String?
    var in_reply_to_user_id: Int?
    var in_reply_to_user_id_str: String?
    var in_reply_to_screen_name: String?
    var user = User()
    var geo: String?
    var coordinates: String?
    var place: String?
    var contributors: String?
    var retweet_count = 0
    var favorite_count = 0
    var entities = StatusEntities()
    var favorited = false
    var retweeted = false
    var possibly_sensitive: Bool?
    var lang = ""
    var retweeted_status: Status?

    required init() {}
}

struct StatusMetadata: PayloadModel {
    var result_type = ""
    var iso_language_code = ""
}

struct User: PayloadModel {
    var id = 0
    var id_str = ""
    var name = ""
    var screen_name = ""
    var location = ""
    var description = ""
    var url: String?
    var entities = UserEntities()
    var protected = false
    var followers_count = 0
    var friends_count = 0
    var listed_count = 0
    var created_at = ""
    var favourites_count = 0
    var utc_offset: Int?
    var time_zone: String?
    var geo_enabled = false
    var verified = false
    var statuses_count = 0
    var lang = ""
    var contributors_enabled = false
    var is_translator = false
    var is_translation_enabled = false
    var profile_background_color = ""
    var profile_background_image_url = ""
    var profile_background_image_url_https = ""
    var profile_background_tile = false
    var profile_image_url = ""
    var profile_image_url_https = ""
    var profile_banner_url: String?
    var profile_link_color = ""
    var profile_sidebar_border_color = ""
    var profile_sidebar_fill_color = ""
    var profile_text_color = ""
    var profile_use_background_image = false
    var default_profile = false
    var default_profile_image = false
    var following = false
    var follow_request_sent = false
    var notifications = false
}

struct UserEntities: PayloadModel {
    var description = Links()
    var url: Links?
}

struct Links: PayloadModel {
    var urls: [Link] = []
}

struct Link: PayloadModel {
    var url = ""
    var expanded_url = ""
    var display_url = ""
    var indices: [Int] = []
}

struct StatusEntities: PayloadModel {
    var hashtags: [Hashtag] = []
    var symbols: [Hashtag] = []
    var urls: [Link] = []
    var user_mentions: [Mention] = []
    var media: [Media]?
}

struct Hashtag: PayloadModel {
    var text = ""
    var indices: [Int] = []
}

struct Mention: PayloadModel {
    var screen_name = ""
    var name = ""
    var id = 0
    var id_str = ""
    var indices: [Int] = []
}

struct Media: PayloadModel {
    var id = 0
    var id_str = ""
    var indices: [Int] = []
    var media_url = ""
    var media_url_https = ""
    var url = ""
    var display_url = ""
    var expanded_url = ""
    var type = ""
    var sizes = MediaSizes()
    var source_status_id: Int?
    var source_status_id_str: String?
}

struct MediaSizes: PayloadModel {
    var medium = MediaSize()
    var small = MediaSize()
    var thumb = MediaSize()
    var large = MediaSize()
}

struct MediaSize: PayloadModel {
    var w = 0
    var h = 0
    var resize = ""
}

struct SearchMetadata: PayloadModel {
    var completed_in = 0.0
    var max_id = 0
    var max_id_str = ""
    var next_results = ""
    var query = ""
    var refresh_url = ""
    var count = 0
    var since_id = 0
    var since_id_str = ""
}

// MARK: canada.json

struct Canada: PayloadModel {
    var type = ""
    var features: [Feature] = []
}

struct Feature: PayloadModel {
    var type = ""
    var properties = FeatureProperties()
    var geometry = Geometry()
}

struct FeatureProperties: PayloadModel {
    var name = ""
}

struct Geometry: PayloadModel {
    var type = ""
    var coordinates: [[[Double]]] = []
}

// MARK: apache_builds.json

struct Builds: PayloadModel {
    var assignedLabels: [[String: Int]] = []
    var mode = ""
    var nodeDescription = ""
    var nodeName = ""
    var numExecutors = 0
    var description = ""
    var jobs: [Job] = []
    var overallLoad: [String: Int] = [:]
    var primaryView = View()
    var quietingDown = false
    var slaveAgentPort = 0
    var unlabeledLoad: [String: Int] = [:]
    var useCrumbs = false
    var useSecurity = false
    var views: [View] = []
}

struct Job: PayloadModel {
    var name = ""
    var url = ""
    var color = ""
}

struct View: PayloadModel {
    var name = ""
    var url = ""
}

// MARK: mesh.json

struct Mesh: PayloadModel {
    var batches: [Batch] = []
    var morphTargets: [String: Int] = [:]
    var positions: [Double] = []
    var tex0: [Double] = []
    var colors: [Int] = []
    var influences: [[Double]] = []
    var normals: [Double] = []
    var indices: [Int] = []
}

struct Batch: PayloadModel {
    var indexRange: [Int] = []
    var vertexRange: [Int] = []
    var usedBones: [Int] = []
}

// MARK: random.json

struct Directory: PayloadModel {
    var id = 0
    var jsonrpc = ""
    var total = 0
    var result: [Person] = []
}

struct Person: PayloadModel {
    var id = 0
    var avatar = ""
    var age = 0
    var admin = false
    var name = ""
    var company = ""
    var phone = ""
    var email = ""
    var birthDate = ""
    var friends: [Friend] = []
    var field = ""
}

struct Friend: PayloadModel {
    var id = 0
    var name = ""
    var phone = ""
}
