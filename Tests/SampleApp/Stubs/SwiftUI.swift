// What the sample app uses of SwiftUI.
@_exported import Foundation

public protocol View {
    associatedtype Body: View
    var body: Body { get }
}
extension Never: View {
    public var body: Never { fatalError() }
}
public struct Text: View {
    public init(_ text: String) {}
    public var body: Never { fatalError() }
}
public struct List<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, row: (Data.Element) -> Row) {}
    public var body: Never { fatalError() }
}
public protocol Scene {
    associatedtype Body: Scene
    var body: Body { get }
}
extension Never: Scene {}
public struct WindowGroup<Content: View>: Scene {
    public init(content: () -> Content) {}
    public var body: Never { fatalError() }
}
public protocol App {
    associatedtype Body: Scene
    var body: Body { get }
    init()
}
extension App {
    public static func main() {}
}
