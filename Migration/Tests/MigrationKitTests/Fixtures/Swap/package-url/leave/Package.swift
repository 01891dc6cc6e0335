// swift-tools-version: 5.5
import PackageDescription

let package = Package(
    name: "HandyJSON", platforms: [.iOS(.v15)],
    dependencies: [.package(url: "https://github.com/Moya/Moya", from: "15.0.0")],
    targets: [.target(name: "App", dependencies: ["Moya"], path: "HandyJSON")]
)
