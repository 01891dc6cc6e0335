import Foundation

// Hostile --list | Hostile NAME. Prints "ok", or what is wrong; then the exit status is 1.
setvbuf(stdout, nil, _IOLBF, 0)
let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--list" {
    for program in Program.all { print(program.name) }
    exit(0)
}
guard let name = arguments.first, let program = Program.all.first(where: { $0.name == name }) else {
    print("usage: Hostile --list | Hostile NAME")
    exit(2)
}
do {
    try program.body()
    print("ok")
} catch {
    print("\(error)")
    exit(1)
}
