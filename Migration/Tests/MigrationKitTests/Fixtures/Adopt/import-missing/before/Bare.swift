struct Bare: Stored { var id = 0; var extra: Any? }
