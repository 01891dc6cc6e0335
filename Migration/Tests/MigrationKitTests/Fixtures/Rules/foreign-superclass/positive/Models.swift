import HandyJSON

class M: BaseModel, HandyJSON { // find
    var id = 0
}
