import Foundation
import FuzzTargets

/// What libFuzzer begins with: documents that fit, in each target's form.
struct Seeds {
    let folder: String

    func write() {
        for (number, tested) in CodableCase.all.enumerated() {
            for (index, sample) in tested.samples.enumerated() {
                let data = Data(sample.utf8)
                save("coders", "\(number)-\(index)", Data([UInt8(number), 0]) + data)
                save("coders", "\(number)-\(index)-strict", Data([UInt8(number), 1]) + data)
                save("parser", "\(number)-\(index)", data)
                save(
                    "paths", "\(number)-\(index)",
                    Data("a.b".utf8) + [0] + Data(#"{"a":{"b":"#.utf8) + data + Data("}}".utf8))
            }
        }
        for (number, document) in Seeds.documents.enumerated() {
            let data = Data(document.utf8)
            for option in 0..<8 { save("native", "\(number)-\(option)", Data([UInt8(option)]) + data) }
            save("handy", "\(number)", data)
            save("streams", "\(number)", [0, 9, 255, 1] + data + Data("\n".utf8) + data)
            save(
                "streams", "\(number)-array",
                [1, 9, 255, 1] + Data("[".utf8) + data + Data(",".utf8) + data + Data("]".utf8))
            save(
                "streams", "\(number)-events",
                [3, 9, 255, 1] + Data("data: ".utf8) + data + Data("\n\ndata: 1\n\n".utf8))
            for (other, update) in Seeds.documents.enumerated() {
                save("updates", "\(number)-\(other)", data + [0] + Data(update.utf8))
            }
        }
        var random = Random(seed: 1)
        for number in 0..<64 {
            let bytes = Data((0..<random.below(80)).map { _ in UInt8(truncatingIfNeeded: random.next()) })
            save("objects", "\(number)", bytes)
            save("encoding", "\(number)", bytes)
            let script = bytes.map { max(1, $0) }
            save("decoding", "\(number)", [UInt8(number & 1)] + script + [0] + Data(ScriptRun.document(&random).utf8))
        }
    }

    private func save(_ target: String, _ name: String, _ data: Data) {
        let place = "\(folder)/\(target)"
        try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        FileManager.default.createFile(atPath: "\(place)/seed-\(name)", contents: data)
    }

    private static let flat =
        #"{"id":"1","name":"a","isOn":"yes","ratio":"0.5","small":300,"list":[1,"2","x"],"table":{"a":1},"color":"green","date":"2024-01-31","#
        + #""decimal":"1.5","data":"aGk=","url":"http://a"}"#

    private static let documents = [
        flat,
        #"{"user_id":1,"kids":[{"id":2}],"x":{"kids":[]},"a":{"b":5,"deep":"x"},"lossy":[1,null,"2"],"any":{"a":[1]},"extra":{"b":2.5}}"#,
        #"{"shapes":[{"type":"circle","radius":2,"inner":{"type":"circle"}},{"type":"x"}],"messages":[{"kind":"text","text":"a"},{"kind":"ping"}]}"#,
        #"{"old":{"id":1,"color":"red"},"first":{"a":{"id":"3"}},"value":[1,{"a":null}],"date":1700000000}"#,
        #"{"children":[{"id":1,"flat":{"any":[1]},"words":"a,b","table":{"x":{"id":1}}}],"native":{"id":1},"sub":{"title":"a","point":[1,2]},"title":"t"}"#,
        #"[{"id":1},null,"{\"id\":2}",[1]]"#, #"{"children":"[{\"id\":1}]","flat":"{\"id\":2}"}"#,
        String(repeating: #"{"children":["#, count: 20) + String(repeating: "]}", count: 20),
    ]
}
