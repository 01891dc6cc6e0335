// What the libraries and their tests use of AppKit.
@_exported import Foundation

open class NSColor: NSObject, @unchecked Sendable {
    public override init() {}
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(white: CGFloat, alpha: CGFloat) {}
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { nil }
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) {}
}
open class NSColorSpace: NSObject, @unchecked Sendable {
    public class var sRGB: NSColorSpace { NSColorSpace() }
}
