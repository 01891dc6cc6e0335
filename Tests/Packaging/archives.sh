#!/usr/bin/env bash
# Static archives, as CocoaPods makes them without frameworks: a linker takes only the objects that something refers to. Each of these
# programs needs the Codable half of the engine, and none names what is in it. Linux: elsewhere `-ObjC` may take more.
set -euo pipefail
cd "$(dirname "$0")/../.."
scratch=${1:-.build}
swift build --scratch-path "$scratch" -debug-info-format none --product Quickstart > /dev/null
built=$scratch/debug
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
for module in SmartEngine SmartCodable HandyJSONCompat; do ar rcs "$folder/lib$module.a" "$built/$module.build"/*.o; done

# run NAME ANSWER: a program from standard input.
run() {
    local answer
    mkdir "$folder/$1"
    cat > "$folder/$1/main.swift"
    swiftc -swift-version 5 -I "$built/Modules" "$folder/$1/main.swift" -o "$folder/$1/program" -L "$folder" -lHandyJSONCompat \
        -lSmartCodable -lSmartEngine
    answer=$("$folder/$1/program")
    if [ "$answer" = "$2" ]; then echo "OK: $1"; else
        echo "FAILED: $1: $answer instead of $2"
        exit 1
    fi
}

run native 5 << 'END'
import SmartCodable
struct Model: SmartCodable { var a = 1 }
print(Model.deserialize(from: #"{"a":"5"}"#)?.a ?? 0)
END
run nested 5 << 'END'
import HandyJSONCompat
import SmartCodable
struct Inner: SmartCodable { var a = 1 }
struct Model: HandyJSON { var inner = Inner() }
print(Model.deserialize(from: #"{"inner":{"a":"5"}}"#)?.inner.a ?? 0)
END
run both 5 << 'END'
import HandyJSONCompat
import SmartCodable
struct Model: SmartCodable, HandyJSON { var a = 1 }
print(Model.deserialize(from: #"{"a":"5"}"#)?.a ?? 0)
END
run coder 5 << 'END'
import Foundation
import SmartCodable
struct Plain: Decodable { var a: Int }
print((try? SmartJSONDecoder().decode(Plain.self, from: Data(#"{"a":"5"}"#.utf8)))?.a ?? 0)
END
run configured 5 << 'END'
import Foundation
import SmartCodable
struct Inner: Decodable { var a: Int }
struct Configured: DecodableWithConfiguration {
    var inner: Inner
    init(from decoder: any Decoder, configuration: Int) throws { inner = try Inner(from: decoder) }
}
print((try? SmartJSONDecoder().decode(Configured.self, from: Data(#"{"a":"5"}"#.utf8), configuration: 1))?.inner.a ?? 0)
END
run encoder '{"a":5}' << 'END'
import Foundation
import SmartCodable
struct Plain: Encodable { var a = 5 }
print((try? SmartJSONEncoder().encode(Plain())).map { String(decoding: $0, as: UTF8.self) } ?? "")
END
run wrapper 5 << 'END'
import HandyJSONCompat
import SmartCodable
struct Model: HandyJSON { @SmartAny var a: Any = 1 }
print(Model.deserialize(from: #"{"a":5}"#)?.a ?? 0)
END
