import HandyJSONCompat
import Testing

struct FCase: HandyJSON {
    var userName = "dflt"
    var ID: Int = 0
    var nested: FCaseIn?
}

struct FCaseIn: HandyJSON { var subKey = 1 }

struct FCaseMap: HandyJSON {
    var v = 1
    var w = 2
    mutating func mapping(mapper: HelpingMapper) {
        mapper <<< self.v <-- "Some.Key"
        mapper <<< self.w <-- "TOP"
    }
}

struct FCaseDict: HandyJSON { var m: [String: Int] = [:] }

#if compiler(>=6.2) && (os(macOS) || os(Linux))
// In processes of their own: the option is the whole process's.
@Suite("caseInsensitive option")
struct CaseInsensitiveTests {
    @Test("property names")
    func properties() async {
        await #expect(processExitsWith: .success) {
            HandyJSONConfiguration.deserializeOptions = .caseInsensitive
            #expect(read(FCase.self, #"{"USERNAME":"u","id":5}"#) == #"FCase(userName: "u", ID: 5, nested: nil)"#)
            #expect(
                read(FCase.self, #"{"NESTED":{"SUBKEY":9}}"#)
                    == #"FCase(userName: "dflt", ID: 0, nested: Optional(FCaseIn(subKey: 9)))"#)
            // Keys of a dictionary are data.
            #expect(read(FCaseDict.self, #"{"M":{"Key":1,"KEY":2}}"#) == #"FCaseDict(m: ["KEY": 2, "Key": 1])"#)
        }
    }

    @Test("mapped names")
    func mappedNames() async {
        await #expect(processExitsWith: .success) {
            HandyJSONConfiguration.deserializeOptions = .caseInsensitive
            #expect(read(FCaseMap.self, #"{"some":{"key":7}}"#) == "FCaseMap(v: 7, w: 2)")
            #expect(read(FCaseMap.self, #"{"SOME":{"key":7}}"#) == "FCaseMap(v: 7, w: 2)")
            // The path is lowercased, and only the keys of the first object are.
            #expect(read(FCaseMap.self, #"{"Some":{"Key":7}}"#) == "FCaseMap(v: 1, w: 2)")
            #expect(read(FCaseMap.self, #"{"Some":{"Key":7,"key":8}}"#) == "FCaseMap(v: 8, w: 2)")
            #expect(read(FCaseMap.self, #"{"top":7}"#) == "FCaseMap(v: 1, w: 7)")
            #expect(read(FCaseMap.self, #"{"Top":7}"#) == "FCaseMap(v: 1, w: 7)")
        }
    }

    @Test("the option can be taken back")
    func off() async {
        await #expect(processExitsWith: .success) {
            HandyJSONConfiguration.deserializeOptions = .caseInsensitive
            #expect(FCase.deserialize(from: #"{"USERNAME":"u"}"#)?.userName == "u")
            #expect(read(FCaseMap.self, #"{"top":7}"#) == "FCaseMap(v: 1, w: 7)")
            HandyJSONConfiguration.deserializeOptions = .defaultOptions
            #expect(read(FCase.self, #"{"USERNAME":"u"}"#) == #"FCase(userName: "dflt", ID: 0, nested: nil)"#)
            #expect(read(FCaseMap.self, #"{"top":7}"#) == "FCaseMap(v: 1, w: 2)")
        }
    }

    @Test("off: {USERNAME} is ignored")
    func defaultOptions() {
        #expect(read(FCase.self, #"{"USERNAME":"u"}"#) == #"FCase(userName: "dflt", ID: 0, nested: nil)"#)
        #expect(read(FCaseMap.self, #"{"some":{"key":7},"top":7}"#) == "FCaseMap(v: 1, w: 2)")
        #expect(read(FCaseMap.self, #"{"Some":{"Key":7},"TOP":7}"#) == "FCaseMap(v: 7, w: 7)")
    }
}
#endif
