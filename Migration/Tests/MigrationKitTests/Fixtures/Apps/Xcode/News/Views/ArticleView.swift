import UIKit

final class ArticleView: UIView {
    var article: Article?
    func show() { print(article?.toJSON() ?? [:]) }
}
