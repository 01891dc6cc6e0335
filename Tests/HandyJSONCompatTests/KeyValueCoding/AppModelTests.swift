#if DEBUG
import Foundation
import HandyJSONCompat
import TestSupport
import Testing

@Suite struct AppModelTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let name: String
        let read: @Sendable (String) -> [(text: String?, keys: [String])]
        let json: String
        /// The properties whose setters run.
        let keys: String
        let text: String

        var testDescription: String { name }

        init<M: AppModel>(_: M.Type, _ json: String, _ keys: String, _ text: String) {
            self.init(M.self, shownBy: M.self, json, keys, text)
        }

        init<M: HandyJSON & NSObject, Shown: AppModel>(
            _: M.Type, shownBy _: Shown.Type, _ json: String, _ keys: String, _ text: String
        ) {
            name = "\(M.self)"
            self.json = json
            self.keys = keys
            self.text = text
            read = { @Sendable json in
                SimulatedObjectiveC.show(Shown.seen, of: Shown.Model.self)
                let members = (try? JSONSerialization.jsonObject(with: Data(json.utf8))) as? [String: Any] ?? [:]
                var updated = M()
                let made: [(result: M?, keys: [String])] = [
                    SimulatedObjectiveC.keysSet { M.deserialize(from: json) },
                    SimulatedObjectiveC.keysSet { M.deserialize(from: members) },
                    SimulatedObjectiveC.keysSet { M.deserialize(from: members as NSDictionary) },
                    SimulatedObjectiveC.keysSet { M.deserialize(from: ObjectForm.subclass.dictionary(members)) },
                ]
                let (_, keys) = SimulatedObjectiveC.keysSet { JSONDeserializer.update(object: &updated, from: json) }
                return made.map { ($0.result?.toJSONString(), $0.keys) } + [(updated.toJSONString(), keys)]
            }
        }
    }

    /// From a text, from dictionaries of Swift and of Foundation, and by an update: the same, whatever the order.
    @Test(arguments: [
        Row(
            ProfileModel.self, #"{"nick":"an","icon":""}"#, "icon nick",
            #"{"icon":"default.png","nick":"an","title":"@an"}"#),
        Row(
            LoginModel.self, #"{"expires":60,"access_token":"t","token":"u"}"#, "token expires",
            #"{"access_token":"t","isLoggedIn":true,"expires":60,"expiry":60}"#),
        Row(BaseAccount.self, #"{"name":"Li","uid":"7"}"#, "uid name", #"{"uid":7,"name":"Li","initial":"L"}"#),
        Row(
            MemberAccount.self, shownBy: BaseAccount.self, #"{"level":3,"name":"Li"}"#, "name",
            #"{"uid":0,"name":"Li","initial":"L","level":3}"#),
        Row(
            WalletModel.self, #"{"shown":null,"cents":1250,"currency":"EUR"}"#, "cents currency",
            #"{"cents":1250,"shown":"12.5","currency":"EUR"}"#),
        Row(
            BillModel.self, #"{"paid":1,"amount":12.25,"rate":0.5}"#, "rate paid",
            #"{"amount":12.25,"rate":0.5,"paid":true,"state":"paid"}"#),
        Row(PrivacyModel.self, #"{"isOn":false,"secret":"t"}"#, "isOn", #"{"isOn":false,"log":["off"],"secret":"t"}"#),
        Row(CartLine.self, #"{"price":2.5,"count":4}"#, "count price", #"{"count":4,"price":2.5,"sum":10}"#),
        Row(
            CartModel.self, #"{"lines":[{"price":2,"count":2},{"count":3,"price":1}]}"#,
            "count price count price lines",
            #"{"lines":[{"count":2,"price":2,"sum":4},{"count":3,"price":1,"sum":3}],"total":7}"#),
        Row(CouponModel.self, #"{"value":5,"kind":1}"#, "kind value", #"{"kind":1,"value":5,"text":"0 %"}"#),
        Row(
            ProductModel.self, #"{"detail":{"a":[1]},"images":["x","y"],"id":9}"#, "id images detail",
            #"{"id":9,"images":["x","y"],"cover":"x","detail":{"a":[1]}}"#),
        Row(
            ParcelModel.self, #"{"code":"c","state":"arrived"}"#, "code",
            #"{"state":"arrived","code":"c","isKnown":true}"#),
        Row(
            StoreModel.self, #"{"url":"https://shop.cn/a"}"#, "url", #"{"url":"https:\/\/shop.cn\/a","host":"shop.cn"}"#
        ),
        Row(PhotoModel.self, #"{"size":{"h":3,"w":2}}"#, "width height", #"{"w":2,"h":3,"ratio":1.5}"#),
        Row(
            VideoModel.self, #"{"likes":"12","seconds":95}"#, "seconds likes",
            #"{"seconds":95,"length":"1:35","likes":12}"#),
        Row(
            SongModel.self, #"{"singers":["a","b"],"name":"n"}"#, "name singers",
            #"{"name":"n","singers":["a","b"],"line":"n – a\/b"}"#),
        Row(AlbumModel.self, #"{"songs":[{"name":"n"}]}"#, "name songs", #"{"songs":[{"name":"n"}],"count":1}"#),
        Row(LiveRoomModel.self, #"{"state":2}"#, "state", #"{"state":2,"previous":0,"changes":1}"#),
        Row(ArticleModel.self, #"{"html":"<p>"}"#, "html", #"{"html":"<p>!"}"#),
        Row(
            MessageModel.self, #"{"isRead":true,"extra":{"k":1},"body":"b"}"#, "body isRead extra",
            #"{"body":"b","isRead":true,"extra":{"k":1}}"#),
        Row(
            ChatModel.self, #"{"unread":1,"last":{"body":"b"}}"#, "body last unread",
            #"{"last":{"body":"b","isRead":false},"preview":"b","unread":1}"#),
        Row(
            CommentModel.self, #"{"replies":[{"replies":[{"text":"c"}]}],"text":"a"}"#, "text text replies replies",
            #"{"text":"a","replies":[{"text":"","replies":[{"text":"c","replies":[],"depth":0}],"depth":1}],"depth":2}"#
        ),
        // Writing asks for the mapping too, which passes `badge` and so runs its observer.
        Row(
            PushModel.self, #"{"aps":{"badge":3,"alert":{"title":"t"}}}"#, "title badge",
            #"{"title":"t (3) (3)","badge":3}"#),
        Row(
            ContactModel.self, #"{"given":"b","family":"a"}"#, "family given",
            #"{"family":"a","given":"b","full":"ab"}"#),
        Row(CityModel.self, #"{"lon":2,"lat":"1.5"}"#, "lat lon", #"{"lat":1.5,"lon":2,"place":"1.5,2.0"}"#),
        Row(WeatherModel.self, #"{"celsius":100}"#, "celsius", #"{"celsius":100,"fahrenheit":212}"#),
        Row(
            DeviceModel.self, #"{"kind":"pad","serial":"N1"}"#, "serial", #"{"kind":"pad","serial":"N1","isNew":true}"#),
        Row(TicketModel.self, #"{"seat":12,"row":3}"#, "row seat", #"{"row":3,"seat":12,"label":"3-12"}"#),
        Row(
            PageModel.self, #"{"size":20,"total":30,"page":1}"#, "page total size",
            #"{"page":1,"total":30,"size":20,"hasMore":true}"#),
        Row(
            QuestionModel.self, #"{"answer":"b","options":{"b":"B"}}"#, "options answer",
            #"{"options":{"b":"B"},"answer":"b","answerText":"B"}"#),
        Row(StockModel.self, #"{"now":"15","open":10}"#, "open now", #"{"open":10,"now":"15.0","change":0.5}"#),
    ])
    func modelsOfApps(_ row: Row) {
        SimulatedObjectiveC.show(CartLine.seen, of: CartLine.self)
        SimulatedObjectiveC.show(SongModel.seen, of: SongModel.self)
        SimulatedObjectiveC.show(MessageModel.seen, of: MessageModel.self)
        for (index, found) in row.read(row.json).enumerated() {
            // `didFinishMapping` is for new objects.
            if index == 4, row.name == "ArticleModel" { continue }
            #expect(found.keys.joined(separator: " ") == row.keys)
            #expect(found.text == row.text)
        }
    }
}
#endif
