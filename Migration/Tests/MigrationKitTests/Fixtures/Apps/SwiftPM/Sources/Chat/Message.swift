import Models
import Networking

struct Message: HandyJSON {
    var sender: User?
    var body: Any?
    var onSend: (() -> Void)?
}
