#if Raster
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// A value that one thread at a time may use, and that is nowhere but in here.
  ///
  /// It is unchecked because the compiler cannot know what a mutex is for: the value is reached only
  /// while it is held. What may not leave its thread, such as a pointer, is not given out.
  final class Locked<Value: ~Copyable>: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private var value: Value

    /// Takes the value over.
    init(_ value: consuming sending Value) {
      mutex = .allocate(capacity: 1)
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
      self.value = value
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    /// Waits until no other thread uses the value, and uses it.
    func withLock<Result: Sendable, Problem: Error>(
      _ body: (inout Value) throws(Problem) -> Result
    ) throws(Problem) -> Result {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return try body(&value)
    }
  }
#endif
