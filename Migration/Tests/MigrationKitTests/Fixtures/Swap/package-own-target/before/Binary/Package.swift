// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "App", dependencies: [], targets: [.binaryTarget(name: "HandyJSON", path: "HandyJSON.xcframework"), .target(name: "App", dependencies: ["HandyJSON"])])
