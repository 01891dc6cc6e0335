// swift-tools-version:5.0
import PackageDescription

let package = Package(name: "HandyJSON", targets: [.target(name: "HandyJSON", path: "Source")])
