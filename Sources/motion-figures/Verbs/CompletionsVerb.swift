/// `completions`: what a shell completes after `motion-figures`.
enum CompletionsVerb: Verb {
  static let name = "completions"
  static let summary = "prints the completions of bash, zsh or fish"
  static let operands = "bash, zsh or fish"
  static let example =
    "motion-figures completions fish > ~/.config/fish/completions/motion-figures.fish"

  static let explanation = """
    Prints a script by which the shell completes verbs, options, the words that options take, and templates.
    For bash put `source <(motion-figures completions bash)` into ~/.bashrc; for zsh write it as
    _motion-figures into a folder of $fpath; for fish see the example.
    """

  private enum Shells: String, Choice {
    case bash, zsh, fish
  }

  static var operandWords: [String] { Shells.words }

  static func run(_ arguments: Arguments) throws(Failure) {
    guard arguments.operands.count == 1, let shell = Shells(rawValue: arguments.operands[0]) else {
      throw Failure(.usage, "it takes one shell: bash, zsh or fish")
    }
    switch shell {
    case .bash: try Files.say(bash, to: 1)
    case .zsh: try Files.say(zsh, to: 1)
    case .fish: try Files.say(fish, to: 1)
    }
  }

  private static func options(_ verb: any Verb.Type) -> [Arguments.Option] {
    verb.options + [.help]
  }

  /// The words that an option takes, where it is one of a few.
  private static func words(_ option: Arguments.Option) -> [String] {
    guard let value = option.value, value == value.lowercased() else { return [] }
    return value.split(separator: ",").map(String.init)
  }

  private static var bash: String {
    let cases = Verbs.all.map { verb -> String in
      let names = options(verb).map(\.name) + verb.operandWords
      return "    \(verb.name)) words=\"\(names.joined(separator: " "))\" ;;"
    }
    let choices = Verbs.all.flatMap { verb in
      options(verb).filter { !words($0).isEmpty }.map { option in
        "    \"\(verb.name) \(option.name)\") COMPREPLY=($(compgen -W "
          + "\"\(words(option).joined(separator: " "))\" -- \"$current\")); return ;;"
      }
    }
    return """
      _motion_figures() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words=""
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(Verbs.all.map { $0.name }.joined(separator: " ")) --help --version" -- "$current"))
          return
        fi
        case "${COMP_WORDS[1]} $previous" in
      \(choices.joined(separator: "\n"))
        esac
        case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
        esac
        COMPREPLY=($(compgen -W "$words" -- "$current") $(compgen -f -- "$current"))
      }
      complete -o filenames -F _motion_figures motion-figures
      """
  }

  private static var zsh: String {
    let verbs = Verbs.all.map { verb in "'\(verb.name):\(zshQuoted(verb.summary))'" }
    return """
      #compdef motion-figures
      if (( CURRENT == 2 )); then
        local -a verbs=(\(verbs.joined(separator: " ")))
        _describe verb verbs
        return
      fi
      local verb=$words[2]
      shift words
      (( CURRENT-- ))
      case $verb in
      \(Verbs.all.map { zshCase($0) }.joined(separator: "\n"))
      esac
      """
  }

  private static func zshQuoted(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
  }

  private static func zshCase(_ verb: any Verb.Type) -> String {
    let places = verb.operandWords
    let operands =
      places.isEmpty ? "'*:template:_files'" : "'1:word:(\(places.joined(separator: " ")))'"
    let specs = options(verb).map { zshOption($0) } + [operands]
    return "    \(verb.name)) _arguments \(specs.joined(separator: " ")) ;;"
  }

  private static func zshOption(_ option: Arguments.Option) -> String {
    var spec = "\(option.isRepeatable ? "*" : "")\(option.name)[\(zshQuoted(option.help))]"
    if let value = option.value {
      let choices = words(option)
      let action =
        !choices.isEmpty
        ? "(\(choices.joined(separator: " ")))" : value == "DIR" ? "_files -/" : ""
      spec += ":\(zshQuoted(value)):\(action)"
    }
    return "'\(spec)'"
  }

  private static var fish: String {
    func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "\\'"))'" }
    var lines: [String] = []
    for verb in Verbs.all {
      lines.append(
        "complete -c motion-figures -n __fish_use_subcommand -f -a \(verb.name) -d \(quoted(verb.summary))"
      )
      let condition = "-n '__fish_seen_subcommand_from \(verb.name)'"
      for option in options(verb) {
        let choices = words(option).joined(separator: " ")
        let value = option.value == nil ? "" : choices.isEmpty ? " -r" : " -x -a \(quoted(choices))"
        lines.append(
          "complete -c motion-figures \(condition) -l \(option.name.dropFirst(2)) -d \(quoted(option.help))\(value)"
        )
      }
      let places = verb.operandWords.joined(separator: " ")
      if !places.isEmpty {
        lines.append("complete -c motion-figures \(condition) -f -a \(quoted(places))")
      }
    }
    return lines.joined(separator: "\n")
  }
}
