/// The program that a solution becomes: a worker, or with `--serve` the server that forks workers.
@main
enum Main {
    static func main() {
        var outermost = 0
        Platform.bufferOutputByLine()
        withUnsafeMutablePointer(to: &outermost) { Crash.listen(below: UInt(bitPattern: $0)) }
        let session = Session(solutionBindings())
        if CommandLine.arguments.contains("--serve") { Server(session).run() }
        let worker = Worker(session)
        worker.run()
    }
}
