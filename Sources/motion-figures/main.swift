#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

LastWords.prepare()
exit(await Command.run(CommandLine.arguments.dropFirst()))
