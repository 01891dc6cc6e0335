// swift-tools-version: 6.0
import PackageDescription

// `extension Array: HandyJSON where Element: HandyJSON {}` and the like, which hold for a whole program: each of the forms in
// Swift 5 and 6 mode, with and without SmartCodable; links to their folders. Two of the programs are of the package above.
let package = Package(
    name: "Conditional",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "SmartCodable", path: "../..")],
    targets: [
        .testTarget(name: "ConditionalTests", swiftSettings: [.define("OTHER_CONDITIONAL_PROGRAMS")])
    ],
    swiftLanguageModes: [.v6]
)

let handy = Target.Dependency.product(name: "HandyJSONCompat", package: "SmartCodable")
let native = Target.Dependency.product(name: "SmartCodable", package: "SmartCodable")
for form in ["ConditionalShapes", "ConditionalDictionaries", "ConditionalDictionariesHashable"] {
    for variant in ["", "Swift6", "Native", "NativeSwift6"] {
        let name = form + variant
        guard !["ConditionalShapesNative", "ConditionalDictionariesNativeSwift6"].contains(name) else { continue }
        let isNative = variant.hasPrefix("Native")
        package.targets.append(
            .executableTarget(
                name: name, dependencies: isNative ? [handy, native] : [handy],
                swiftSettings: (form.hasSuffix("Hashable") ? [.define("OF_HASHABLE_VALUES")] : [])
                    + (isNative ? [.define("NATIVE_TOO")] : [])
                    + [.swiftLanguageMode(variant.hasSuffix("Swift6") ? .v6 : .v5)]))
    }
}
