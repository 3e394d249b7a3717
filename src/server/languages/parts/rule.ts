/** What every rule declares about itself, so that it can be found and changed. */
export interface RuleName {
  /** Its kind or file, and its name: `day.weekday`, `task-filler.remember`. */
  id: string
  /** A sentence that says what it recognises. */
  recognises: string
}

/** A rule that is a pattern. */
export interface Rule extends RuleName {
  /** The pattern as written, with the names of its sub-patterns in braces. */
  written: string
}

/** Texts that a rule recognises, and similar texts that it leaves alone. */
export interface Examples {
  right: readonly string[]
  wrong: readonly string[]
}
