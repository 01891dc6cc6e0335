import HandyJSONCompat

func send(_ user: User) -> String? { user.toJSONString() }
