import Figures

/// Gives the content of a file that a template names, or says in a line why it cannot.
public typealias FileLoader = (String) -> Result<[UInt8], FigureError>
