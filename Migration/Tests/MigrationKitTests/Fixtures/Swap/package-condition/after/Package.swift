// swift-tools-version: 5.5
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [.package(url: "https://github.com/smartcodable/SmartCodable.git", branch: "main")],
    targets: [.target(name: "App", dependencies: [.product(name: "HandyJSONCompat", package: "SmartCodable", condition: .when(platforms: [.iOS]))])]
)
