/// The program that a solution becomes: a worker, or with `--serve` the server that forks workers.
@main
enum Main {
    static func main() {
        Platform.bufferOutputByLine()
        let session = Session(solutionBindings())
        if CommandLine.arguments.contains("--serve") { Server(session).run() }
        let worker = Worker(session)
        worker.run()
    }
}
