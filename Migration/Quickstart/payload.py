"""Writes Quickstart/Resources/feed.json: a server response as untidy as real ones are, and the same bytes on every run.
Usage: python3 Migration/Quickstart/payload.py > Migration/Quickstart/Resources/feed.json"""
import json
import random

chance = random.Random(20240610)
FIRST_SECOND = 1_718_000_000

TITLES = ["手冲咖啡壶", "云南小粒咖啡豆", "周末去哪儿", "雨天的第二十七封信", "复古机械键盘", "羊毛围巾", "露营灯", "三分钟学会煎牛排",
          "城市骑行指南", "有机糙米", "儿童绘本《月亮的味道》", "无线降噪耳机", "家庭影院入门", "陶瓷花瓶", "直播间专享礼盒"]
SUFFIXES = ["", " Pro", "（新品）", " 🔥限时", " \"经典款\"", "\t2024 款", " 👨‍👩‍👧 家庭装", " & more"]
NAMES = ["林晓", "Anna 王", "老张的厨房", "🌊海边的小屋", "陈_Chen", "설희", "Zoë"]
SHOPS = ["青山书店", "北岸咖啡", "小满杂货铺", "L'Atelier 巴黎", "东风/西风"]
TAGS = ["包邮", "新品", "手作", "限量", "Top10", "❤️收藏", "线下\u3000活动"]


def one_of(*values):
    """One of the values; a function among them is called for its value."""
    value = chance.choice(values)
    return value() if callable(value) else value


def number_or_text(value):
    return value if chance.random() < 0.5 else str(value)


def flag():
    return one_of(True, False, 0, 1, "0", "1", "true", "false")


def entity_id():
    """Above 2^53: a double cannot hold it."""
    return number_or_text(7_362_514_478_823_000_000 + chance.randrange(1_000_000))


def second():
    return FIRST_SECOND + chance.randrange(-8_000_000, 8_000_000)


def clock(second_):
    minutes = second_ // 60
    return f"2024-{1 + minutes % 12:02}-{1 + minutes % 28:02} {minutes % 24:02}:{minutes % 60:02}:{second_ % 60:02}"


def price():
    cents = chance.randrange(100, 500_000)
    return one_of(f"{cents / 100:.2f}", f"{cents / 100:.2f}", cents / 100, cents // 100, "", None, "免费", "¥19.9")


def user():
    return {
        "user_id": entity_id(), "nick": one_of(*NAMES), "avatar": "https://img.example.com/avatar/%d.png" % chance.randrange(9999),
        "vip": flag(), "level": one_of("3", 7, 12, "lv.9", None), "followers": one_of(1024, "88", "1.2万", 3.0),
        "bio": one_of(None, "爱生活，爱拍照。\n每天一杯咖啡☕️", "C:\\tmp\\用户", 12345), "create_time": number_or_text(second()),
    }


def picture():
    width = one_of(750, 1080, 1242)
    return {"url": "https://img.example.com/feed/%06d.jpg?x-oss-process=image/resize,w_%d" % (chance.randrange(10 ** 6), width),
            "w": number_or_text(width), "h": number_or_text(width * 4 // 3)}


def extra():
    return {"ab_test": {"bucket": one_of("A", "B"), "ratio": 0.25, "flags": [True, 1, "1", None]},
            "trace_id": "%032x" % chance.getrandbits(128), "position": chance.randrange(500),
            "raw": json.dumps({"来源": "推荐", "score": 0.875}, ensure_ascii=False)}


def item():
    created = second()
    result = {
        "item_id": entity_id(), "kind": one_of("product", "product", "article", "video", "live", "mini_drama", 3),
        "title": one_of(*TITLES) + one_of(*SUFFIXES), "sub_title": one_of(None, "限时特惠\n今日下单立减", "", 618),
        "price": price(), "origin_price": price(), "sales": one_of(3521, "3521", "1.2万", 0, None, 12.0),
        "stock": number_or_text(chance.randrange(2000)), "is_new": flag(), "rating": one_of("4.8", 4.8, 5, "暂无", None),
        "tags": one_of([chance.choice(TAGS), chance.choice(TAGS), None], [chance.choice(TAGS)], [], None, "包邮,新品", [12, "手作"]),
        "images": one_of([picture() for _ in range(chance.randrange(1, 4))] + [None], [picture()], {}, None),
        "author": one_of(user, user, user, None, [], ""), "shop": one_of({"shop_id": entity_id(), "name": one_of(*SHOPS), "score": one_of("4.9", 5)}, None),
        "ext": one_of(extra, extra, [], None), "payload": one_of(42, 1.5, "文本", True, [1, "2", {"三": 3}], {"deep": {"er": [None]}}, None),
        "create_time": number_or_text(created), "update_time": created * 1000 + chance.randrange(1000),
        "publish_time": one_of(clock(created), clock(created), "", None),
    }
    for name in ["sub_title", "origin_price", "sales", "rating", "payload", "is_new"]:
        if chance.random() < 0.15:
            del result[name]
    return result


def page(index):
    items = [item() for _ in range(40)]
    return {
        "index": number_or_text(index), "title": one_of("猜你喜欢", "今日推荐", "附近好店", "咖啡与书"), "layout": one_of(0, "1", 2, 9, "grid"),
        "items": items + [None] if index % 3 == 0 else items, "theme": one_of({"background": "#FFF8E7", "dark": False, "radius": 12}, None),
        "banner": one_of(picture(), None, ""),
    }


def envelope():
    pages = [page(index) for index in range(1, 9)]
    # An empty list comes as an object from a server that does not tell the two apart.
    pages.append({"index": "9", "title": "没有更多了", "layout": None, "items": {}, "theme": [], "banner": None})
    return {
        "code": "0", "msg": "success", "server_time": FIRST_SECOND * 1000 + 123, "request_id": 18_446_744_073_709_551_615,
        "data": {
            "title": "首页 · 推荐 🎉", "total": "321", "has_more": "true", "next_cursor": 7_362_514_478_823_546_881,
            "user": user(), "coupons": {}, "pages": pages + [None], "config": {"refresh": 30, "cdn": ["a", "b"], "grey": 0},
        },
    }


def text(value):
    """As PHP writes it: slashes escaped; and now and then a string with every character above ASCII escaped."""
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=chance.random() < 0.2).replace("/", "\\/")
    if isinstance(value, dict):
        return "{" + ",".join(text(key) + ":" + text(member) for key, member in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(text, value)) + "]"
    return json.dumps(value)


if __name__ == "__main__":
    print(text(envelope()))
