import Foundation
import PayloadSupport
import PayloadsHandy
import PayloadsNative
import PayloadsPlain

/// The public documents that JSON libraries are measured with, which this repository does not have: those of a folder.
func payloadRaces(in folder: String) throws -> [Race] {
    let names = ["twitter", "twitterescaped", "canada", "apache_builds", "mesh", "random", "numbers"]
    let races = try names.flatMap { name -> [Race] in
        let file = "\(folder)/\(name).json"
        guard FileManager.default.fileExists(atPath: file) else { return [] }
        let text = try String(contentsOfFile: file, encoding: .utf8)
        guard let plain = try plainPayload(name, text) else { return [] }
        let native = try nativePayload(name, text)
        let handy = try handyPayload(name, text)
        return [
            Race(id: "decode-\(name)", title: "\(name), decode") {
                [
                    decoding(.foundation, "JSONDecoder", plain.foundation),
                    handy.map { decoding(.handyStruct, "HandyJSON-style", $0) },
                    native.map { decoding(.native, "SmartCodable", $0) },
                    decoding(.smartCoder, "SmartJSONDecoder, plain Codable", plain.smart),
                ].compactMap { $0 }
            },
            Race(id: "encode-\(name)", title: "\(name), encode") {
                [
                    encoding(.foundation, "JSONEncoder", plain.foundation, plain),
                    handy.map { encoding(.handyStruct, "HandyJSON-style", $0, plain) },
                    native.map { encoding(.native, "SmartCodable", $0, plain) },
                    encoding(.smartCoder, "SmartJSONEncoder, plain Codable", plain.smart, plain),
                ].compactMap { $0 }
            },
        ]
    }
    guard !races.isEmpty else { throw UsageError("no public documents in \(folder)") }
    return races
}

private func decoding(_ kind: Contender.Kind, _ title: String, _ work: PayloadWork) -> Contender {
    Contender(kind, title, models: { $0 }, work: work.decode)
}

/// What each wrote is read back by JSONDecoder and compared.
private func encoding(
    _ kind: Contender.Kind, _ title: String, _ work: PayloadWork, _ plain: PlainPayload
) -> Contender {
    Contender(
        kind, title, models: { try plain.reread(($0 as? String).map { Data($0.utf8) } ?? present($0 as? Data)) },
        work: work.encode)
}
