import type { Language } from '#shared/languages.ts'

/** What the builtin analyst knows about one language. Patterns and words are folded (lower case, no accents). */
export interface WordLexicon {
  language: Language
  /** Words that are never a topic. */
  stopWords: string
  /** Small words followed by a noun or its adjective. */
  nounLeads: string
  /** Words that begin a new clause in speech without punctuation. */
  openers: string
  /** Phrases by which the speaker takes a follow-up; the follow-up follows. */
  mine: string
  /** The same, but only a date makes it a follow-up. */
  mineByDate: string
  /** Words between a name and the follow-up that this person will do. */
  theirs: string
  /** Phrases by which the speaker reports a request, with `NAME` for the name; the follow-up follows. */
  asked: string
  /** The same as `theirs`, but only a date makes it a follow-up ("Ana is drafting the letter by Tuesday"). */
  theirsByDate: string
  /** Whether `theirsByDate` matches so many words that in bare speech it counts only at the beginning of a clause. */
  presentIsWeak: boolean
  /** Requests to whoever listens or reads. The words of the group `task` at the end belong to the follow-up. */
  asks: string
  /** Duties that nobody in particular has; `task` likewise. */
  open: string
  /** Titles and articles before a name. */
  titles: string
  /** Words after a date that continue the clause in bare speech. */
  goesOn: string
  /** Words in somebody else's follow-up that say it is for the speaker. */
  toMe: string
  /**
   * Phrases in the speaker's follow-up that say for whom it is, with `NAME` for the name; `toFirstName` accepts only known
   * first names.
   */
  recipient: string
  toFirstName: string
  /** Phrases that say a follow-up is done, hypothetical, or not to be done. */
  noTask: string
  /** A statement that denies what its words say, from its beginning: "je vais pas changer le joint". Null if there are none. */
  denied: RegExp | null
  /** Words of gatherings. */
  eventWords: string
  /** Words that show an event is past or hypothetical. */
  noEvent: string
  /** For text as spoken: words that make what follows them a condition, up to the next sign: "if Tom comes on Friday". */
  conditional: RegExp
  /** For text as spoken: verbs that tell of something over: "the parcel arrived on Tuesday". */
  happened: RegExp
  /** A day as it is said of every week, folded: "le samedi"; null where the language has no such form. */
  habitual: RegExp | null
  /** Words that end before the new date of an event that was moved: "was pushed back to". */
  moved: string
  /** Words after a date that cancel the event. */
  cancelled: string
  decisionCues: string
  questionCues: string
  urgent: string
  high: string
  low: string
  /** Global, for text as spoken: a preposition of place, and as group 1 an article with a common noun, or a name. */
  places: RegExp
  /** Global: where speech without punctuation changes to something else: a new subject, a filler, a set phrase. */
  newThought: RegExp
  /** Verbs, adjectives and time words that occur in the place of nouns but are never a topic. */
  noSubject: RegExp
  /** Verb forms that follow prepositions like nouns ("de prévenir"); null where the language has none. */
  nounlikeVerbs: RegExp | null
  /** Negations, and the pronouns that may follow them before the verb. */
  negations: string
  negatedPronouns: string
  /** "From the 24th": a start or a duration, not a deadline. */
  fromTo: string
  /** "A week before" is not the day itself. */
  someTimeBefore: RegExp
  /** Words after which the verb is no infinitive: "que je", "recuérdame que", "would you mind"; null if there are none. */
  finiteLeads: RegExp | null
  /** For text as spoken: "I don't know whether we need to" is a question. */
  askedWhether: RegExp
  /** "That's urgent": refers to the statement before it; anchored at the beginning of a clause. */
  saidOfIt: string
  /** Words that state the time of recording, as in "It is six o'clock"; null where the language has none. */
  tellsTime: RegExp | null
  /** The verb between a thing and its day, at the end of a folded text: "is", "will be". */
  takesPlace: RegExp
  /** After a date that opens its clause, words that tell what somebody said then: "…, a father told me"; null if there are none. */
  toldThen: RegExp | null
  /** The end of a clause before words that somebody else said: "he rose and said, Your Honour"; null if there are none. */
  saidTo: RegExp | null
  /** Words that begin a new subject in bare speech: "there is". */
  frames: string
  /** Cues of decisions that refer to the words before them: "that's decided". */
  backward: string
  /** "And" between two people or at the beginning of a clause; separated by blanks. */
  and: string
  /** Endings of adverbs and verb forms that few nouns have. */
  noNoun: RegExp
}
