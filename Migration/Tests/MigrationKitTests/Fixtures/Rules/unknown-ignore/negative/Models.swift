// handyjson-migrate:ignore swap-import, conformance until summer, then never
import HandyJSON
struct A: HandyJSON {} // handyjson-migrate:ignore
/* handyjson-migrate:ignore conformance */ struct B: HandyJSON {}
