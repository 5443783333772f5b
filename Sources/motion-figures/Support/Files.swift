#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files and folders, through the system's own calls.
enum Files {
  /// What is at a path.
  enum Kind {
    case file, folder, link, other
  }

  /// What `path` leads to, or `nil` when there is nothing.
  static func kind(of path: String) -> Kind? { kind(of: path, stat) }

  /// What is at `path` itself, be it a link that leads elsewhere or nowhere; `nil` when there is nothing.
  static func entry(at path: String) -> Kind? { kind(of: path, lstat) }

  private static func kind(
    of path: String, _ ask: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
  ) -> Kind? {
    var status = stat()
    guard ask(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// Whether there is anything at `path`, be it a link that leads nowhere.
  static func isTaken(_ path: String) -> Bool { entry(at: path) != nil }

  /// The path with all links in it resolved; `nil` when it leads nowhere.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// What tells a saved file from the one before: tools that keep the time of modification change the rest.
  struct Stamp: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
    let inode: UInt64
  }

  /// How a file was last written; `nil` when there is none.
  static func stamp(of path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      seconds: time.tv_sec, nanoseconds: time.tv_nsec, size: Int(clamping: status.st_size),
      inode: UInt64(status.st_ino))
  }

  /// The bytes of a regular file; devices, pipes and all else that has no end are refused before a byte is read.
  ///
  /// - Parameter most: how many bytes it may have.
  static func bytes(of path: String, atMost most: Int = .max) throws(Failure) -> [UInt8] {
    // Without waiting: a pipe that nobody writes to would be waited for before one knows what it is.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Failure(.missingInput, "\(path): \(reason())") }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(.missingInput, "\(path): this is no regular file; name one")
    }
    func check(_ size: Int) throws(Failure) {
      guard size <= most else {
        throw Failure(
          .missingInput, "\(path): the file is too large; it may have \(most / 1_000_000) MB")
      }
    }
    try check(Int(clamping: status.st_size))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(clamping: status.st_size))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0) }
      if count == 0 { return bytes }
      guard count > 0 else { throw Failure(.missingInput, "\(path): \(reason())") }
      bytes += buffer[..<count]
      // A file that is written to while it is read has an end here, too.
      try check(bytes.count)
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
    case .file, .link, .other: throw Failure(.cannotWrite, "\(path): this is not a folder")
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
    if entry(at: path) == .file, let old = try? Files.bytes(of: path), old == bytes { return false }
    let (beside, descriptor) = try unfinished(path)
    // Readers need the whole file or the old one, which the renaming gives. That it outlives a power cut is left to the
    // system: figures are made again by one command, and waiting for the disk at each takes most of the time.
    var problem = writeAll(bytes, to: descriptor) ? nil : reason()
    if close(descriptor) != 0, problem == nil { problem = reason() }
    if problem == nil, rename(beside, path) != 0 { problem = reason() }
    if let problem {
      unlink(beside)
      throw Failure(.cannotWrite, "\(path): \(problem)")
    }
    return true
  }

  /// What the name of a file that is not finished ends with.
  private static let unfinishedEnding = ".part"

  /// A new file beside `path`, under a name that nobody could have taken: by its process, and by chance.
  private static func unfinished(_ path: String) throws(Failure) -> (path: String, Int32) {
    let chance = String(UInt64.random(in: .min ... .max), radix: 16)
    let beside = "\(path).\(getpid())-\(chance)\(unfinishedEnding)"
    let descriptor = open(
      beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure(.cannotWrite, "\(path): \(reason())") }
    return (path: beside, descriptor)
  }

  /// Removes what runs that were killed have left unfinished in a folder.
  static func removeUnfinished(in folder: String) {
    guard let names = try? names(in: folder) else { return }
    for name in names
    where name.hasSuffix(unfinishedEnding) && entry(at: "\(folder)/\(name)") == .file {
      guard let process = processOfUnfinished(name), kill(process, 0) != 0, errno == ESRCH else {
        continue
      }
      unlink("\(folder)/\(name)")
    }
  }

  /// The process in the name of an unfinished file: `NAME.PROCESS-CHANCE.part`.
  private static func processOfUnfinished(_ name: String) -> pid_t? {
    guard let part = name.dropLast(unfinishedEnding.count).split(separator: ".").last else {
      return nil
    }
    let halves = part.split(separator: "-", omittingEmptySubsequences: false)
    guard halves.count == 2, UInt64(halves[1], radix: 16) != nil, let process = pid_t(halves[0]),
      process > 0
    else { return nil }
    return process
  }

  /// Refuses a link where a folder for figures is to be: what is written would go where it leads.
  static func checkNoLink(_ folder: String) throws(Failure) {
    guard entry(at: folder) == .link else { return }
    throw Failure(
      .cannotWrite, "\(folder): this is a link; name the folder that it leads to, or remove it")
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

  /// Writes a message to standard error, on one line that ends: whatever a template's text holds becomes visible.
  static func warn(_ message: String) {
    _ = writeAll(Array((Printable.line(message) + "\n").utf8), to: 2)
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
