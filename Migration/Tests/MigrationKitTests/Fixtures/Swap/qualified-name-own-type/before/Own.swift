enum HandyJSON { struct HelpingMapper {} }
