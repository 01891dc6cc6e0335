// swift-tools-version: 6.0
import PackageDescription

// A package of its own, as the frameworks themselves are: conformances of theirs and ours are retroactive in an app.
let package = Package(
    name: "Stubs",
    platforms: [.macOS(.v13)],
    products: modules.map { .library(name: $0, targets: [$0]) },
    targets: modules.map { .target(name: $0, path: $0) },
    swiftLanguageModes: [.v5]
)

var modules: [String] { ["Alamofire", "Moya", "RealmSwift", "RxSwift", "WCDBSwift"] }
