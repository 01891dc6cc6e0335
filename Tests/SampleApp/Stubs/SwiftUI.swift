// What the sample app uses of SwiftUI.
import UIKit

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
open class UIHostingController<Root: View>: UIViewController {
    public init(rootView: Root) {}
}
