enum HandyJSON {
    struct Settings {}
}
let settings = HandyJSON.Settings()
