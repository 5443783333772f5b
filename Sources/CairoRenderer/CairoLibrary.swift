#if Raster
  import CPangoCairo

  /// The system's Cairo and Pango, open: what has one can call their functions, and nothing else can.
  @dynamicMemberLookup
  struct CairoLibrary: Sendable {
    /// Written once, before there is a value of this type.
    private nonisolated(unsafe) let functions: UnsafePointer<motion_functions>

    /// Opens the libraries when they are first needed; afterwards it costs next to nothing.
    static func open() throws(CairoError) -> CairoLibrary {
      var missing: UnsafePointer<CChar>?
      if let functions = motion_open_pango_cairo(&missing) {
        return CairoLibrary(functions: functions)
      }
      let name = missing.map { String(cString: $0) } ?? ""
      throw CairoError(
        description: "Pango and Cairo are not here (\(name)); install them (Debian:"
          + " libpangocairo-1.0-0, Homebrew: pango)")
    }

    /// A function by its own name.
    @inline(__always)
    subscript<Function>(dynamicMember name: KeyPath<motion_functions, Function>) -> Function {
      functions.pointee[keyPath: name]
    }

    /// Throws what Cairo reports, unless all is well.
    func check(_ status: motion_cairo_status_t) throws(CairoError) {
      guard status != MOTION_CAIRO_STATUS_SUCCESS else { return }
      let words = self.cairo_status_to_string(status).map { String(cString: $0) }
      throw CairoError(description: "Cairo: " + (words ?? "status \(status.rawValue)"))
    }
  }

  /// Why there is no picture: Cairo cannot draw it, or is not here.
  public struct CairoError: Error, CustomStringConvertible {
    /// What is wrong, in Cairo's own words where they are its own.
    public let description: String
  }
#endif
