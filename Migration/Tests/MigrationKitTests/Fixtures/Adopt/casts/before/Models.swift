import HandyJSONCompat

struct User: HandyJSON { var id = 0 }

func lists(_ users: [User]) -> [Any] {
    [users.toJSON() as [[String: Any]?], users.toJSON() as? [[String: Any]] ?? [], users.toJSON() as! [[String: Any]], users.toJSON() as AnyObject]
}
