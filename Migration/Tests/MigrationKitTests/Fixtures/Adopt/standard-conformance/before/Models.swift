import HandyJSONCompat

extension Array: HandyJSON {}

struct User: HandyJSON { var id = 0 }
struct Response<T: HandyJSON>: HandyJSON { var data: T? }
