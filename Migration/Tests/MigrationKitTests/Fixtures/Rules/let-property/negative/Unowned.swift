import HandyJSON

class Owner: HandyJSON {
    unowned let home: Owner
    required init() { home = self }
}
