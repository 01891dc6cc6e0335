struct Plain { var id = 0 }
