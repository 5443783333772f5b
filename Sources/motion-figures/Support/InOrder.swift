#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Work on a row of things by as many tasks as there are cores, taken up in the row's order.
enum InOrder {
  /// Calls `take` with what `work` makes of each index below `count`, in order. Few results wait at a time.
  static func run<Result: Sendable>(
    _ count: Int, work: @escaping @Sendable (Int) -> Result, take: (Int, Result) -> Void
  ) async {
    if count == 1 {
      // One needs no tasks, and no threads for them.
      return take(0, work(0))
    }
    let width = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    await withTaskGroup(of: (Int, Result).self) { group in
      var next = 0
      func start() {
        guard next < count else { return }
        let index = next
        next += 1
        group.addTask { (index, work(index)) }
      }
      for _ in 0..<width { start() }
      // What is done before its turn waits; there are never more of these than tasks.
      var waiting: [Int: Result] = [:]
      var turn = 0
      for await (index, result) in group {
        waiting[index] = result
        while let result = waiting.removeValue(forKey: turn) {
          take(turn, result)
          turn += 1
          start()
        }
      }
    }
  }
}
