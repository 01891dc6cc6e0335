import ExCodableCompat
import Foundation
import SmartCodable
import Testing

/// The code blocks of ExCodableCompat.md, the catalogue's only page, verbatim, and what they promise.
@Suite struct ExCodableCompatArticleTests {
    @Test func models() throws {
        struct Account: ExAutoCodable {
            @ExCodable("account_id", "id") private(set) var id: Int = 0
            @ExCodable("profile.name") private(set) var name: String? = nil
            @ExCodable private(set) var isMember: Bool = false
        }

        let account = try Account.decoded(from: #"{"account_id":"7","profile":{"name":"Ann"},"isMember":"yes"}"#)
        // id 7, name "Ann", isMember true

        let dictionary = try account.encoded() as [String: Any]
        // account_id, profile and isMember

        #expect(account.id == 7 && account.name == "Ann" && account.isMember)
        #expect(dictionary.keys.sorted() == ["account_id", "isMember", "profile"])

        let (_, report) = try SmartSentinel.record { try Account.decoded(from: #"{"id":[]}"#) }
        // id of Account: an array for an Int

        let repair = try #require(report.repairs.first)
        #expect(repair.property == "id" && repair.model == "Account" && repair.found.hasPrefix("array") && repair.expected == "Int", "\(repair)")
    }

    @Test func subscripts() throws {
        struct Place: Codable {
            var id: Int
            var city: String

            init(from decoder: any Decoder) throws {
                id = decoder["id", "place_id"] ?? 0
                city = decoder["address.city"] ?? ""
            }

            func encode(to encoder: any Encoder) throws {
                encoder["id"] = id
                encoder["address.city"] = city
            }
        }

        let place = try Place.decoded(from: #"{"place_id":"7","address":{"city":"Bonn"}}"#)

        #expect(place.id == 7)
        #expect(place.city == "Bonn")
        #expect(String(decoding: try SmartJSONEncoder().encode(place), as: UTF8.self) == #"{"id":7,"address":{"city":"Bonn"}}"#)
        #expect(try JSONDecoder().decode(Place.self, from: JSONEncoder().encode(place)).city == "Bonn")
    }
}
