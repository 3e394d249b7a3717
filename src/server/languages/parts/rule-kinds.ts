/** Ends a word before a letter or an apostrophe of its own. */
const WORD_END = "(?:(?<=')|(?![\\p{L}'])[\\s,:]*)"

const asWholeWords = (pattern: string) => `(?<![\\p{L}'])(?:${pattern})(?![\\p{L}])`
const asOneWord = (pattern: string) => `^(?:${pattern})$`

/** How the rules of each kind are embedded in a text. Engines and the conformance suite compile rules with these. */
export const RULE_KINDS = {
  /** Before the verb of a task; cut off. */
  'task-filler': (pattern: string) => `^(?:${pattern})(?:(?<=[' ])[\\s,:]*|[\\s,:]+)`,
  /** Behind a task, which ends before it. */
  'task-remark': (pattern: string) => ` (?:${pattern})`,
  /** Deciding, and the verb in the infinitive as the group `verb`. */
  'decision-verb': (pattern: string) => `\\b(?:${pattern})`,
  /** Deciding, before a noun phrase. */
  'decision-noun': (pattern: string) => `\\b(?:${pattern})`,
  /** A decision whose verb, the group `verb`, has a form of its own. */
  'decision-finite': (pattern: string) => pattern,
  /** A verb that names an event by what it governs. */
  'event-verb': asWholeWords,
  /** A verb that names an event by its subject. */
  'event-visit': asWholeWords,
  /** What leads from an event to its purpose. */
  'event-purpose': (pattern: string) => `^(?:${pattern}) ?(?![\\p{L}])`,
  /** Words before the name of an event that are not part of it. */
  'event-frame': (pattern: string) => `^(?:${pattern})(?:(?<=')|[\\s,]+|$)`,
  /** Words after the name of an event that are not part of it. */
  'event-copula': (pattern: string) => `(?<![\\s,])[\\s,]+(?:${pattern})$`,
  /** Small words that are run together in writing. */
  contraction: (pattern: string) => pattern,
  /** What announces the subject of a note. */
  'note-announcement': (pattern: string) => `^(?:${pattern})${WORD_END}`,
  /** Where the speaker of a note comes from. */
  'note-origin': (pattern: string) => `^(?:${pattern})${WORD_END}`,
  /** A word that is a verb or an adverb and ends a phrase. */
  'phrase-end': asOneWord,
  /** An adjective that continues a phrase. */
  adjective: (pattern: string) => `(?:${pattern})$`,
  /** The ending of a plural. */
  plural: (pattern: string) => `(?:${pattern})$`,
  /** A word that is counted where it follows a number, and one that only looks like it. */
  counted: asOneWord,
  'not-counted': (pattern: string) => `(?:${pattern})$`,
} as const satisfies Record<string, (pattern: string) => string>

/** Kinds whose rules are for text as written; all others are for folded text. */
export const AS_WRITTEN: ReadonlySet<string> = new Set<keyof typeof RULE_KINDS>(['contraction'])

export type RuleKind = keyof typeof RULE_KINDS
