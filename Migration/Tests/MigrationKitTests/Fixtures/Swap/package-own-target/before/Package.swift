// swift-tools-version: 5.9
import PackageDescription

let targets: [Target] = [.target(name: "HandyJSON", path: "Third/HandyJSON"), .target(name: "App", dependencies: ["HandyJSON"])]
let package = Package(name: "App", platforms: [.iOS(.v15)], targets: targets)
