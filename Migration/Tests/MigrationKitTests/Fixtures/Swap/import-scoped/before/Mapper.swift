import class HandyJSON.HelpingMapper
import protocol HandyJSON.HandyJSON
import struct HandyJSON.HandyJSONConfiguration // settings
