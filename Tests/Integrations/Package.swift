// swift-tools-version: 6.0
import PackageDescription

// The code of Migration/Guide/GenericResponses.md and Migration/Guide/Databases.md, compiled and run against stubs of the frameworks it imports: see README.md.
let package = Package(
    name: "Integrations",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "SmartCodable", path: "../.."), .package(path: "Stubs")],
    targets: [
        .testTarget(name: "GenericResponses", dependencies: libraries + stubs("Alamofire", "Moya", "RxSwift")),
        // The same files in Swift 5 mode, as most apps are today.
        .testTarget(
            name: "GenericResponsesSwift5", dependencies: libraries + stubs("Alamofire", "Moya", "RxSwift"),
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "Databases", dependencies: libraries + stubs("RealmSwift", "WCDBSwift"), swiftSettings: [.swiftLanguageMode(.v5)]),
    ],
    swiftLanguageModes: [.v6]
)

var libraries: [Target.Dependency] {
    [.product(name: "SmartCodable", package: "SmartCodable"), .product(name: "HandyJSONCompat", package: "SmartCodable")]
}

func stubs(_ names: String...) -> [Target.Dependency] { names.map { .product(name: $0, package: "Stubs") } }
