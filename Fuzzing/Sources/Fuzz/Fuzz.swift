import Foundation
import FuzzTargets

/// The target named by the environment: one binary for all.
private let target: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget.named(name) else {
        print("FUZZ_TARGET must be one of: " + FuzzTarget.all.map(\.name).joined(separator: ", "))
        exit(2)
    }
    return target
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    target.run([UInt8](UnsafeBufferPointer(start: start, count: count)))
    return 0
}
