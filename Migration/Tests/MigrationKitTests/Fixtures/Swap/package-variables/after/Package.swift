// swift-tools-version: 5.9
import PackageDescription

let common: [Target.Dependency] = [.product(name: "HandyJSONCompat", package: "SmartCodable"), "Moya"]
let models = Target.Dependency.product(name: "HandyJSONCompat", package: "SmartCodable")
let requirement: Package.Dependency = .package(url: "https://github.com/smartcodable/SmartCodable.git", branch: "main")
let name = "HandyJSON"

let package = Package(
    name: "App",
    dependencies: [requirement],
    targets: [
        .target(name: "App", dependencies: [.product(name: "HandyJSONCompat", package: "SmartCodable")] + common),
        .target(name: "Core", dependencies: [.product(name: "HandyJSONCompat", package: "SmartCodable", condition: .when(platforms: [.iOS])), .byName(name: name)]),
    ]
)
package.targets[0].dependencies.append(.product(name: "HandyJSONCompat", package: "SmartCodable"))
package.targets[1].dependencies += [.product(name: "HandyJSONCompat", package: "SmartCodable")]
