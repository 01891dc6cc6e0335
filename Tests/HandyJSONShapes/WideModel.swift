import HandyJSONCompat

// A model of 155 properties of many types, as one commerce app has it (generated).

class WideModel: HandyJSON {
    var orderId: String = ""
    var orderName: String?
    var orderCode: Int = 0
    var orderCount: Int?
    var orderPrice: Double = 0
    var orderEnabled: Bool = false
    var orderRate: Double?
    var orderTitle: String!
    var orderTags: [String] = []
    var orderNumber: Int64 = 0
    var orderVisible: Bool?
    var orderLevels: [Int]?
    var orderWeight: Float = 0
    var orderTotal: UInt = 0
    var orderTime: Date?
    var buyerId: String = ""
    var buyerName: String?
    var buyerCode: Int = 0
    var buyerCount: Int?
    var buyerPrice: Double = 0
    var buyerEnabled: Bool = false
    var buyerRate: Double?
    var buyerTitle: String!
    var buyerTags: [String] = []
    var buyerNumber: Int64 = 0
    var buyerVisible: Bool?
    var buyerLevels: [Int]?
    var buyerWeight: Float = 0
    var buyerTotal: UInt = 0
    var buyerTime: Date?
    var sellerId: String = ""
    var sellerName: String?
    var sellerCode: Int = 0
    var sellerCount: Int?
    var sellerPrice: Double = 0
    var sellerEnabled: Bool = false
    var sellerRate: Double?
    var sellerTitle: String!
    var sellerTags: [String] = []
    var sellerNumber: Int64 = 0
    var sellerVisible: Bool?
    var sellerLevels: [Int]?
    var sellerWeight: Float = 0
    var sellerTotal: UInt = 0
    var sellerTime: Date?
    var deliveryId: String = ""
    var deliveryName: String?
    var deliveryCode: Int = 0
    var deliveryCount: Int?
    var deliveryPrice: Double = 0
    var deliveryEnabled: Bool = false
    var deliveryRate: Double?
    var deliveryTitle: String!
    var deliveryTags: [String] = []
    var deliveryNumber: Int64 = 0
    var deliveryVisible: Bool?
    var deliveryLevels: [Int]?
    var deliveryWeight: Float = 0
    var deliveryTotal: UInt = 0
    var deliveryTime: Date?
    var invoiceId: String = ""
    var invoiceName: String?
    var invoiceCode: Int = 0
    var invoiceCount: Int?
    var invoicePrice: Double = 0
    var invoiceEnabled: Bool = false
    var invoiceRate: Double?
    var invoiceTitle: String!
    var invoiceTags: [String] = []
    var invoiceNumber: Int64 = 0
    var invoiceVisible: Bool?
    var invoiceLevels: [Int]?
    var invoiceWeight: Float = 0
    var invoiceTotal: UInt = 0
    var invoiceTime: Date?
    var refundId: String = ""
    var refundName: String?
    var refundCode: Int = 0
    var refundCount: Int?
    var refundPrice: Double = 0
    var refundEnabled: Bool = false
    var refundRate: Double?
    var refundTitle: String!
    var refundTags: [String] = []
    var refundNumber: Int64 = 0
    var refundVisible: Bool?
    var refundLevels: [Int]?
    var refundWeight: Float = 0
    var refundTotal: UInt = 0
    var refundTime: Date?
    var couponId: String = ""
    var couponName: String?
    var couponCode: Int = 0
    var couponCount: Int?
    var couponPrice: Double = 0
    var couponEnabled: Bool = false
    var couponRate: Double?
    var couponTitle: String!
    var couponTags: [String] = []
    var couponNumber: Int64 = 0
    var couponVisible: Bool?
    var couponLevels: [Int]?
    var couponWeight: Float = 0
    var couponTotal: UInt = 0
    var couponTime: Date?
    var warehouseId: String = ""
    var warehouseName: String?
    var warehouseCode: Int = 0
    var warehouseCount: Int?
    var warehousePrice: Double = 0
    var warehouseEnabled: Bool = false
    var warehouseRate: Double?
    var warehouseTitle: String!
    var warehouseTags: [String] = []
    var warehouseNumber: Int64 = 0
    var warehouseVisible: Bool?
    var warehouseLevels: [Int]?
    var warehouseWeight: Float = 0
    var warehouseTotal: UInt = 0
    var warehouseTime: Date?
    var paymentId: String = ""
    var paymentName: String?
    var paymentCode: Int = 0
    var paymentCount: Int?
    var paymentPrice: Double = 0
    var paymentEnabled: Bool = false
    var paymentRate: Double?
    var paymentTitle: String!
    var paymentTags: [String] = []
    var paymentNumber: Int64 = 0
    var paymentVisible: Bool?
    var paymentLevels: [Int]?
    var paymentWeight: Float = 0
    var paymentTotal: UInt = 0
    var paymentTime: Date?
    var contactId: String = ""
    var contactName: String?
    var contactCode: Int = 0
    var contactCount: Int?
    var contactPrice: Double = 0
    var contactEnabled: Bool = false
    var contactRate: Double?
    var contactTitle: String!
    var contactTags: [String] = []
    var contactNumber: Int64 = 0
    var contactVisible: Bool?
    var contactLevels: [Int]?
    var contactWeight: Float = 0
    var contactTotal: UInt = 0
    var contactTime: Date?
    var reviewId: String = ""
    var reviewName: String?
    var reviewCode: Int = 0
    var reviewCount: Int?
    var reviewPrice: Double = 0

    required init() {}

    func mapping(mapper: HelpingMapper) {
        mapper <<< self.orderId <-- "order_id"
        mapper <<< self.orderEnabled <-- "order_enabled"
        mapper <<< self.orderVisible <-- "order_visible"
        mapper <<< orderTime <-- ("order_time", DateTransform())
        mapper <<< self.buyerId <-- "buyer_id"
        mapper <<< self.buyerEnabled <-- "buyer_enabled"
        mapper <<< self.buyerVisible <-- "buyer_visible"
        mapper <<< buyerTime <-- ("buyer_time", DateTransform())
        mapper <<< self.sellerId <-- "seller_id"
        mapper <<< self.sellerEnabled <-- "seller_enabled"
        mapper <<< self.sellerVisible <-- "seller_visible"
        mapper <<< sellerTime <-- ("seller_time", DateTransform())
        mapper <<< self.deliveryId <-- "delivery_id"
        mapper <<< self.deliveryEnabled <-- "delivery_enabled"
        mapper <<< self.deliveryVisible <-- "delivery_visible"
        mapper <<< deliveryTime <-- ("delivery_time", DateTransform())
        mapper <<< self.invoiceId <-- "invoice_id"
        mapper <<< self.invoiceEnabled <-- "invoice_enabled"
        mapper <<< self.invoiceVisible <-- "invoice_visible"
        mapper <<< invoiceTime <-- ("invoice_time", DateTransform())
        mapper <<< self.refundId <-- "refund_id"
        mapper <<< self.refundEnabled <-- "refund_enabled"
        mapper <<< self.refundVisible <-- "refund_visible"
        mapper <<< refundTime <-- ("refund_time", DateTransform())
        mapper <<< self.couponId <-- "coupon_id"
        mapper <<< self.couponEnabled <-- "coupon_enabled"
        mapper <<< self.couponVisible <-- "coupon_visible"
        mapper <<< couponTime <-- ("coupon_time", DateTransform())
        mapper <<< self.warehouseId <-- "warehouse_id"
        mapper <<< self.warehouseEnabled <-- "warehouse_enabled"
        mapper <<< self.warehouseVisible <-- "warehouse_visible"
        mapper <<< warehouseTime <-- ("warehouse_time", DateTransform())
        mapper <<< self.paymentId <-- "payment_id"
        mapper <<< self.paymentEnabled <-- "payment_enabled"
        mapper <<< self.paymentVisible <-- "payment_visible"
        mapper <<< paymentTime <-- ("payment_time", DateTransform())
        mapper <<< self.contactId <-- "contact_id"
        mapper <<< self.contactEnabled <-- "contact_enabled"
        mapper <<< self.contactVisible <-- "contact_visible"
        mapper <<< contactTime <-- ("contact_time", DateTransform())
        mapper <<< self.reviewId <-- "review_id"
    }
}

let wideModelChecks: [Check] = [
    Check("a model of 155 properties", "155 155 s150 141.25 9000000000 29.0") {
        guard let model = WideModel.deserialize(from: wideModelJSON) else { return "nil" }
        let written = model.toJSON() ?? [:]
        return
            "\(written.count) \(Mirror(reflecting: model).children.count) \(model.reviewId) \(model.contactRate!) \(model.orderNumber) \(model.buyerTime!.timeIntervalSince1970)"
    },
    Check("its text is read back", true) {
        let text = WideModel.deserialize(from: wideModelJSON)?.toJSONString()
        return text != nil && WideModel.deserialize(from: text)?.toJSONString() == text
    },
]

private let wideModelJSON = """
    {"order_id":"s0","orderName":"o1","orderCode":2,"orderCount":"3","orderPrice":4.5,"order_enabled":1,"orderRate":"6.25","orderTitle":7,
    "orderTags":["a", "8"],"orderNumber":9000000000,"order_visible":"true","orderLevels":[11],"orderWeight":12.5,"orderTotal":13,"order_time":14,
    "buyer_id":"s15","buyerName":"o16","buyerCode":17,"buyerCount":"18","buyerPrice":19.5,"buyer_enabled":1,"buyerRate":"21.25","buyerTitle":22,
    "buyerTags":["a", "23"],"buyerNumber":24000000000,"buyer_visible":"true","buyerLevels":[26],"buyerWeight":27.5,"buyerTotal":28,"buyer_time":29,
    "seller_id":"s30","sellerName":"o31","sellerCode":32,"sellerCount":"33","sellerPrice":34.5,"seller_enabled":1,"sellerRate":"36.25",
    "sellerTitle":37,"sellerTags":["a", "38"],"sellerNumber":39000000000,"seller_visible":"true","sellerLevels":[41],"sellerWeight":42.5,
    "sellerTotal":43,"seller_time":44,"delivery_id":"s45","deliveryName":"o46","deliveryCode":47,"deliveryCount":"48","deliveryPrice":49.5,
    "delivery_enabled":1,"deliveryRate":"51.25","deliveryTitle":52,"deliveryTags":["a", "53"],"deliveryNumber":54000000000,"delivery_visible":"true",
    "deliveryLevels":[56],"deliveryWeight":57.5,"deliveryTotal":58,"delivery_time":59,"invoice_id":"s60","invoiceName":"o61","invoiceCode":62,
    "invoiceCount":"63","invoicePrice":64.5,"invoice_enabled":1,"invoiceRate":"66.25","invoiceTitle":67,"invoiceTags":["a", "68"],
    "invoiceNumber":69000000000,"invoice_visible":"true","invoiceLevels":[71],"invoiceWeight":72.5,"invoiceTotal":73,"invoice_time":74,
    "refund_id":"s75","refundName":"o76","refundCode":77,"refundCount":"78","refundPrice":79.5,"refund_enabled":1,"refundRate":"81.25",
    "refundTitle":82,"refundTags":["a", "83"],"refundNumber":84000000000,"refund_visible":"true","refundLevels":[86],"refundWeight":87.5,
    "refundTotal":88,"refund_time":89,"coupon_id":"s90","couponName":"o91","couponCode":92,"couponCount":"93","couponPrice":94.5,"coupon_enabled":1,
    "couponRate":"96.25","couponTitle":97,"couponTags":["a", "98"],"couponNumber":99000000000,"coupon_visible":"true","couponLevels":[101],
    "couponWeight":102.5,"couponTotal":103,"coupon_time":104,"warehouse_id":"s105","warehouseName":"o106","warehouseCode":107,"warehouseCount":"108",
    "warehousePrice":109.5,"warehouse_enabled":1,"warehouseRate":"111.25","warehouseTitle":112,"warehouseTags":["a", "113"],
    "warehouseNumber":114000000000,"warehouse_visible":"true","warehouseLevels":[116],"warehouseWeight":117.5,"warehouseTotal":118,
    "warehouse_time":119,"payment_id":"s120","paymentName":"o121","paymentCode":122,"paymentCount":"123","paymentPrice":124.5,"payment_enabled":1,
    "paymentRate":"126.25","paymentTitle":127,"paymentTags":["a", "128"],"paymentNumber":129000000000,"payment_visible":"true","paymentLevels":[131],
    "paymentWeight":132.5,"paymentTotal":133,"payment_time":134,"contact_id":"s135","contactName":"o136","contactCode":137,"contactCount":"138",
    "contactPrice":139.5,"contact_enabled":1,"contactRate":"141.25","contactTitle":142,"contactTags":["a", "143"],"contactNumber":144000000000,
    "contact_visible":"true","contactLevels":[146],"contactWeight":147.5,"contactTotal":148,"contact_time":149,"review_id":"s150","reviewName":"o151",
    "reviewCode":152,"reviewCount":"153","reviewPrice":154.5}
    """
