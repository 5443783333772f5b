#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the tool says when a defect of its own stops it: what it was doing. Without it a trap would end a batch in
/// silence.
enum LastWords {
  /// A thread at work, and the line that is said if it traps.
  private struct Slot {
    var isTaken = false
    var thread: pthread_t?
    var line: UnsafeMutablePointer<UInt8>?
    var count = 0
  }

  /// As many threads as are ever at work at once.
  private static let count = 64
  // Plain memory: a signal handler may not allocate, lock or call anything of the language's runtime.
  nonisolated(unsafe) private static let slots: UnsafeMutablePointer<Slot> = {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    slots.initialize(repeating: Slot(), count: count)
    return slots
  }()
  nonisolated(unsafe) private static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    return mutex
  }()

  /// From here on a trap is told of.
  static func prepare() {
    _ = (slots, mutex)
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      var action = sigaction()
      let handler: @convention(c) (Int32) -> Void = { signal in LastWords.speak(signal) }
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = handler
      #else
        action.__sigaction_handler.sa_handler = handler
      #endif
      // Once: the second time the signal ends the process as it would have.
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND) | UInt32(SA_NODEFER))
      sigaction(signal, &action, nil)
    }
  }

  /// Does `work`; if it traps, the last that is said is that the tool was `doing` so.
  static func `while`<Result>(_ doing: String, _ work: () -> Result) -> Result {
    let line = Array(
      (Printable.line("motion-figures: stopped by a defect of its own while \(doing)") + "\n").utf8)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: line.count)
    memory.initialize(from: line, count: line.count)
    let slot = take(memory, line.count)
    defer {
      if let slot { give(slot) }
      memory.deallocate()
    }
    return work()
  }

  /// Traps in a debug build where a test asks for it: no defect that would is known.
  static func trapIfTested(at name: String) {
    #if DEBUG
      if let asked = getenv("MOTION_FIGURES_TRAPS_AT"), String(cString: asked) == name {
        fatalError("asked for by a test")
      }
    #endif
  }

  private static func take(_ line: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard let index = (0..<LastWords.count).first(where: { !slots[$0].isTaken }) else { return nil }
    slots[index] = Slot(isTaken: true, thread: pthread_self(), line: line, count: count)
    return index
  }

  private static func give(_ slot: Int) {
    pthread_mutex_lock(mutex)
    slots[slot] = Slot()
    pthread_mutex_unlock(mutex)
  }

  /// Called when a signal has come, on the thread that trapped: writes its line, and lets the signal end it all.
  private static func speak(_ signal: Int32) {
    let thread = pthread_self()
    var index = 0
    while index < count {
      if slots[index].isTaken, let owner = slots[index].thread, pthread_equal(owner, thread) != 0,
        let line = slots[index].line
      {
        _ = write(2, line, slots[index].count)
      }
      index += 1
    }
    raise(signal)
  }
}
