// swift-tools-version: 5.5
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [
        .package(url: "https://github.com/smartcodable/SmartCodable.git", branch: "main"), // JSON
        .package(url: "https://github.com/Moya/Moya", from: "15.0.0"),
    ],
    targets: [
        .target(name: "App", dependencies: [.product(name: "HandyJSONCompat", package: "SmartCodable"), "Moya"]),
        .target(name: "Core", dependencies: [.product(name: "HandyJSONCompat", package: "SmartCodable")]),
    ]
)
