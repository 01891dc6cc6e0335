// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [
        .package(url: "https://github.com/smartcodable/SmartCodable.git", branch: "main"),
    ],
    targets: [
        .target(name: "Models", dependencies: [.product(name: "ExCodableCompat", package: "SmartCodable")]),
        .target(name: "Older", dependencies: [.product(name: "HandyJSONCompat", package: "SmartCodable"), .product(name: "ExCodableCompat", package: "SmartCodable")]),
    ]
)
