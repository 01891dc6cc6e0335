// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [.package(url: "https://github.com/smartcodable/SmartCodable.git", from: "0.1.0")],
    targets: [
        .target(name: "App", dependencies: [.product(name: "ExCodableCompat", package: "SmartCodable")], path: "."),
    ]
)
