//
//  Model generated using JSONExport: https://github.com/Ahmed-Ali/JSONExport
//
import HandyJSON
