import Dispatch
import Glibc

final class Busy {
    func start() {
        DispatchQueue.global().async { while true { usleep(1000) } }
        print("started")
    }
}
