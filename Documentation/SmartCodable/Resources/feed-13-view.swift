import Foundation
import SwiftUI

struct FeedView: View {
    @StateObject private var store = FeedStore()
    let url: URL

    var body: some View {
        List(store.posts) { post in
            VStack(alignment: .leading) {
                Text(post.title).font(.headline)
                Text("\(post.author.name), \(post.likes) likes").font(.subheadline)
            }
        }
        .task { await store.load(from: url) }
    }
}
