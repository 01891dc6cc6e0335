import ExCodableCompat // find

struct Account: ExAutoCodable { // find
    @ExCodable("account_id") // find
    var id = 0
}
