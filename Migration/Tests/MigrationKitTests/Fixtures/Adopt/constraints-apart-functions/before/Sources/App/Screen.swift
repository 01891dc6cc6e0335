import HandyJSONCompat

final class Screen {
    var stored: Stored?

    func show() {
        let book = load("{}", Book.self)
        print(book?.id ?? 0)
    }

    func restore(_ text: String) {
        stored = Stored.deserialize(from: text)
    }
}
