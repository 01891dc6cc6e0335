// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "App", dependencies: [.package(url: "https://github.com/alibaba/HandyJSON", from: "5.0.2"), .package(url: "https://example.com/mirror/SmartCodable", from: "4.0.0")], targets: [.target(name: "App", dependencies: ["HandyJSON"])])
