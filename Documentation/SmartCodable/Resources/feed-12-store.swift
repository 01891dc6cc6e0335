import Foundation
import SmartCodable
import SwiftUI

@MainActor
final class FeedStore: ObservableObject {
    @Published var posts: [Post] = []
    @Published var problem: String?

    func load(from url: URL) async {
        do {
            let (data, _) = try await URLSession.shared.data(from: url)
            posts = try [Post].decode(from: data, designatedPath: "data.list")
            problem = nil
        } catch {
            problem = "\(error)"
        }
    }
}
