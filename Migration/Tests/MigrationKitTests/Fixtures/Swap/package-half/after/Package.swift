// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [
        .package(url: "https://github.com/smartcodable/SmartCodable", from: "0.1.0"),
    ],
    targets: [
        .target(name: "A", dependencies: [ .product(name: "HandyJSONCompat", package: "SmartCodable")]),
        .target(
            name: "B",
            dependencies: [
                .product(name: "HandyJSONCompat", package: "SmartCodable"), // until summer
                "Moya",
            ]),
        .target(name: "C", dependencies: ["Moya", .product(name: "HandyJSONCompat", package: "SmartCodable")]),
    ]
)
