// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "App", dependencies: [.package(url: "https://github.com/team/HandyJSON.git", branch: "fix")], targets: [.target(name: "App", dependencies: ["HandyJSON"])])
