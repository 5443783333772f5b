/// What the command can be asked to do.
enum Verbs {
  static var all: [any Verb.Type] {
    [
      RenderVerb.self, CheckVerb.self, CompareVerb.self, SweepVerb.self, GalleryVerb.self,
      EmbedVerb.self, SampleVerb.self, VelocityVerb.self, FitVerb.self, ExportVerb.self,
      LintVerb.self, NewVerb.self, WatchVerb.self,
      ListVerb.self, SchemaVerb.self, CompletionsVerb.self,
    ]
  }
}
