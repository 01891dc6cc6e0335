// By way of a protocol.
import Foundation // Date
import SmartCodable

struct Record: Stored {
    @SmartAny var extra: Any?
}
