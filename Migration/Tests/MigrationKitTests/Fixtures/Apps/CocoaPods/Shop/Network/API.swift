import Core
import HandyJSON
import Moya

extension Response {
    func mapModel<T: HandyJSON>(_ type: T.Type) -> T? {
        BaseResponse<T>.deserialize(from: String(data: data, encoding: .utf8))?.data
    }
}

func sign(_ cart: Cart) -> String { md5(cart.toJSONString() ?? "") }
