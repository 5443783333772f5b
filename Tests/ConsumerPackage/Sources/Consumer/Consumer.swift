/// How far a sheet is thrown.
public struct Consumer {}
