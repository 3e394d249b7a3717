/** Ends a word before a letter or an apostrophe that would be part of it. */
const WORD_END = "(?:(?<=')|(?![\\p{L}'])[\\s,:]*)"

const asWholeWords = (pattern: string) => `(?<![\\p{L}'])(?:${pattern})(?![\\p{L}])`
const beforeDay = (pattern: string) => `(?<![\\p{L}'])(?:${pattern})[\\s,:]*$`
const asOneWord = (pattern: string) => `^(?:${pattern})$`

/** How the rules of each kind are embedded in a text. Engines and the conformance suite compile rules with these. */
export const RULE_KINDS = {
  /** Words before the verb of a follow-up, which are cut off. */
  'task-filler': (pattern: string) => `^(?:${pattern})(?:(?<=[' ])[\\s,:]*|[\\s,:]+)`,
  /** Words with which speakers go on to the next thing, before its title: "oh, and". */
  'title-lead': (pattern: string) => `^(?:${pattern})(?![\\p{L}'])[\\s,:]*`,
  /** Words after a follow-up, which are not part of it. */
  'task-remark': (pattern: string) => ` (?:${pattern})`,
  /** A follow-up in the first person, with the groups `verb` and `rest`, and `object` or `clitics` if it has them. */
  'task-subject': (pattern: string) => `^(?:${pattern})$`,
  /** Words of deciding, with the verb in the infinitive as the group `verb`. */
  'decision-verb': (pattern: string) => `\\b(?:${pattern})`,
  /** Words of deciding before a noun phrase. */
  'decision-noun': (pattern: string) => `\\b(?:${pattern})`,
  /** A decision whose verb, the group `verb`, is in another form. */
  'decision-finite': (pattern: string) => pattern,
  /** Words that state a decision. */
  'decision-statement': asWholeWords,
  /** Words that likely state a decision. */
  'decision-stated': asWholeWords,
  /** Words near a set phrase that make it a decision. */
  'decision-final': asWholeWords,
  /** Words that show that a statement is not a decision. */
  'decision-unsure': asWholeWords,
  /** Words beside a decision that say that it stands. */
  'decision-closing': asWholeWords,
  /** The time from which a decision holds. */
  'decision-start': asWholeWords,
  /** Words before a date that show that it is past. */
  'past-start': (pattern: string) => `^(?:${pattern})(?![\\p{L}])`,
  /** What a decision changes or fixes. */
  'decision-change': asWholeWords,
  /** A clause that refers to a decision without saying what was decided. */
  'decision-reference': (pattern: string) => `^(?:${pattern})[\\s.!:]*$`,
  /** The number before an item of a list. */
  'list-number': (pattern: string) => `^(?:${pattern})(?:\\s?[,:.)]|\\s[-–])\\s+`,
  /** A phrase in which speakers give way to a feeling. */
  outburst: asWholeWords,
  /** Words that state an open question. */
  'question-statement': asWholeWords,
  /** The first words of a question. */
  'question-opening': (pattern: string) => `^(?:${pattern})(?![\\p{L}])`,
  /** The first words of a question that is not a request. */
  'question-inquiry': (pattern: string) => `^(?:${pattern})(?![\\p{L}])`,
  /** A phrase that expresses a feeling as often as a question. */
  'question-doubt': asWholeWords,
  /** Words that express a feeling although they look like a question. */
  'question-feeling': asWholeWords,
  /** A question that expects no answer. */
  'question-rhetorical': (pattern: string) => `^(?:${pattern})[\\s?!.]*$`,
  /** The source of something that nobody means. */
  teller: asWholeWords,
  /** Words that introduce a duty, up to the words of the duty itself. */
  duty: (pattern: string) => `(?<![\\p{L}'])(?:${pattern})`,
  /** Words that say who has a duty. */
  'duty-owner': asWholeWords,
  /** What looks like a duty but is not. */
  'no-duty': asWholeWords,
  /** How a sentence begins that only says what is to be done, where the form of its verb does not show that it is one. */
  'memo-opening': (pattern: string) => `^(?:${pattern})(?![\\p{L}])`,
  /** What a sentence says after such a verb if it states something of it: "(smoking) is forbidden". */
  'memo-statement': (pattern: string) => `^(?:${pattern})(?![\\p{L}])`,
  /** Words before the name of a thing that has to be done. */
  'duty-topic': (pattern: string) => `^(?:${pattern})[\\s,:]+`,
  /** Words that quote somebody, and words that end what is quoted. */
  'quoted-speech': asWholeWords,
  'resumed-speech': asWholeWords,
  /** A request to the speakers to which they agreed. */
  'accepted-request': asWholeWords,
  /** What announces a story. */
  tale: asWholeWords,
  /** Words with which speakers speak of themselves. */
  'own-word': asWholeWords,
  /** Words that say that somebody else asked. */
  'question-reported': asWholeWords,
  /** A verb that names an event by its object. */
  'event-verb': asWholeWords,
  /** A verb that names an event by its subject. */
  'event-visit': asWholeWords,
  /** Words between an event and its purpose. */
  'event-purpose': (pattern: string) => `^(?:${pattern}) ?(?![\\p{L}])`,
  /** Words before the name of an event that are not part of it. */
  'event-frame': (pattern: string) => `^(?:${pattern})(?:(?<=')|[\\s,]+|$)`,
  /** Words after the name of an event that are not part of it. */
  'event-copula': (pattern: string) => `(?<![\\s,])[\\s,]+(?:${pattern})$`,
  /** Small words that are contracted in writing. */
  contraction: (pattern: string) => pattern,
  /** Words that announce the subject of a note. */
  'note-announcement': (pattern: string) => `^(?:${pattern})${WORD_END}`,
  /** Words that say where the speaker has just been. */
  'note-origin': (pattern: string) => `^(?:${pattern})${WORD_END}`,
  /** A verb or an adverb that ends a phrase. */
  'phrase-end': asOneWord,
  /** An adjective that continues a phrase. */
  adjective: (pattern: string) => `(?:${pattern})$`,
  /** The ending of a plural. */
  plural: (pattern: string) => `(?:${pattern})$`,
  /** What follows the number of a house or a floor. */
  address: (pattern: string) => `^(?:${pattern})(?![\\p{L}])`,
  /** A word that is counted after a number, and one that only looks like it. */
  counted: asOneWord,
  'not-counted': (pattern: string) => `(?:${pattern})$`,
  /** Words before a day that was only planned. */
  'retraction-planned': asWholeWords,
  /** Words right before the day that holds in place of a planned one. */
  'retraction-truth': beforeDay,
  /** Words right before the day that holds in place of another one. */
  'retraction-anew': beforeDay,
  /** Words right before a day that is not meant. */
  'retraction-instead': beforeDay,
} as const satisfies Record<string, (pattern: string) => string>

/** Kinds whose rules are for text as written; all others are for folded text. */
export const AS_WRITTEN: ReadonlySet<string> = new Set<keyof typeof RULE_KINDS>(['contraction', 'question-reported'])

export type RuleKind = keyof typeof RULE_KINDS
