// By way of a protocol.
import Foundation // Date

struct Record: Stored {
    var extra: Any?
}
