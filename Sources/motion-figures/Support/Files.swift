#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files and folders, through the system's own calls.
enum Files {
  /// What a path leads to.
  enum Kind {
    case file, folder, other
  }

  /// What `path` leads to, or `nil` when there is nothing.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Whether there is anything at `path`, be it a link that leads nowhere.
  static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// A moment, as the system counts it.
  struct Time: Equatable {
    let seconds: Int
    let nanoseconds: Int
  }

  /// When a file was last written; `nil` when there is none.
  static func time(of path: String) -> Time? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Time(seconds: time.tv_sec, nanoseconds: time.tv_nsec)
  }

  /// The bytes of a file.
  static func bytes(of path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(.missingInput, "\(path): \(reason())") }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0) }
      if count == 0 { return bytes }
      guard count > 0 else { throw Failure(.missingInput, "\(path): \(reason())") }
      bytes += buffer[..<count]
    }
  }

  /// The names of what lies in a folder, in the order of their bytes.
  static func names(in folder: String) throws(Failure) -> [String] {
    guard let directory = opendir(folder) else {
      throw Failure(.missingInput, "\(folder): \(reason())")
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The folder that holds what `path` leads to.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) throws(Failure) {
    switch kind(of: path) {
    case .folder: return
    case .file, .other: throw Failure(.cannotWrite, "\(path): this is not a folder")
    case nil: break
    }
    let parent = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    if !parent.isEmpty { try makeFolder(parent) }
    if mkdir(path, 0o777) == 0 { return }
    let reason = reason()
    guard kind(of: path) == .folder else { throw Failure(.cannotWrite, "\(path): \(reason)") }
  }

  /// Puts `bytes` where `path` says, whole or not at all: they are written beside it and renamed into
  /// place. A link at `path` is replaced, what it led to is left as it was.
  ///
  /// - Returns: whether anything was written; a file that holds these bytes already is left alone.
  static func put(_ bytes: [UInt8], at path: String) throws(Failure) -> Bool {
    if kind(of: path) == .file, let old = try? Files.bytes(of: path), old == bytes { return false }
    let beside = "\(path).\(getpid()).part"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure(.cannotWrite, "\(path): \(reason())") }
    let isWritten = writeAll(bytes, to: descriptor) && fsync(descriptor) == 0
    var problem = isWritten ? nil : reason()
    if close(descriptor) != 0, problem == nil { problem = reason() }
    if problem == nil, rename(beside, path) != 0 { problem = reason() }
    if let problem {
      unlink(beside)
      throw Failure(.cannotWrite, "\(path): \(problem)")
    }
    return true
  }

  /// Adds a text to the end of a file.
  static func append(_ text: String, to path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure(.cannotWrite, "\(path): \(reason())") }
    defer { close(descriptor) }
    guard writeAll(Array(text.utf8), to: descriptor) else {
      throw Failure(.cannotWrite, "\(path): \(reason())")
    }
  }

  /// Writes a text to standard output or standard error, whole, as lines.
  ///
  /// What cannot be written to standard output is missed by whoever reads it, and so a failure.
  static func say(_ text: String, to descriptor: Int32) throws(Failure) {
    let line = text.hasSuffix("\n") ? text : text + "\n"
    guard writeAll(Array(line.utf8), to: descriptor) || descriptor != 1 else {
      throw Failure(.cannotWrite, "standard output: \(reason())")
    }
  }

  /// Writes a message to standard error, on one line.
  static func warn(_ message: String) {
    let line = message.map { $0 == "\n" || $0 == "\r" || $0 == "\r\n" ? " " : $0 }
    _ = writeAll(Array((String(line) + "\n").utf8), to: 2)
  }

  private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer)
    -> Int
  {
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }

  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = write(descriptor, part.baseAddress, part.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// The system's words for what went wrong last.
  private static func reason() -> String { String(cString: strerror(errno)) }
}
