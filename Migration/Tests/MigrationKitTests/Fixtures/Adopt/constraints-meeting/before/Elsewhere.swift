/// The archive's oldest is a model that stays.
func upload(_ archive: Archive) {
    let value = archive.oldest
    print(value.map { store($0) } ?? "")
}
