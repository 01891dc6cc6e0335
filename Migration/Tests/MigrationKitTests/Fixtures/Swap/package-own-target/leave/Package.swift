// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "HandyJSON", platforms: [.iOS(.v15)], products: [.library(name: "HandyJSON", targets: ["App"])], targets: [.target(name: "App", path: "HandyJSON")])
