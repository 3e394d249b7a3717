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
  /** Phrases with which the speaker takes a follow-up; the follow-up comes next. */
  mine: string
  /** The same, for phrases that make a follow-up only with a date. */
  mineByDate: string
  /** Words between a name and the follow-up that this person will do. */
  theirs: string
  /** Phrases with which the speaker reports a request, with `NAME` for the name; the follow-up comes next. */
  asked: string
  /** The same as `theirs`, for phrases that make a follow-up only with a date ("Ana is drafting the letter by Tuesday"). */
  theirsByDate: string
  /** Whether `theirsByDate` matches so many different words that in bare speech it counts only at the beginning of a clause. */
  presentIsWeak: boolean
  /** Requests to the person who listens or reads. The words of the group `task` at the end belong to the follow-up. */
  asks: string
  /** Duties of nobody in particular, with the group `task` too. */
  open: string
  /** Titles and articles before a name. */
  titles: string
  /** Words after a date that continue the clause in bare speech. */
  goesOn: string
  /** Words in somebody else's follow-up that say it is for the speaker. */
  toMe: string
  /**
   * Phrases in the speaker's follow-up that say whom it is for, with `NAME` for the name; `toFirstName` accepts only known
   * first names.
   */
  recipient: string
  toFirstName: string
  /** Phrases that say a follow-up is done, hypothetical, or not to be done. */
  noTask: string
  /** A statement that denies what its words say, from its beginning: "je vais pas changer le joint". Null if there are none. */
  denied: RegExp | null
  /** Words for gatherings. */
  eventWords: string
  /** Words that show an event is past or hypothetical. */
  noEvent: string
  /**
   * For text as spoken: words that make what follows them a condition, up to the next punctuation mark: "if Tom comes on
   * Friday".
   */
  conditional: RegExp
  /** For text as spoken: verbs that report something past: "the parcel arrived on Tuesday". */
  happened: RegExp
  /** What says that somebody does something again and again, folded, as a pattern: "on Fridays", "every month". */
  habits: string
  /** The form of a day that means every week, folded: "le samedi"; null if the language has no such form. */
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
  /** Global, for text as spoken: matches a preposition of place, with an article and a common noun, or a name, as group 1. */
  places: RegExp
  /** Global: matches where speech without punctuation changes to something else: a new subject, a filler, a set phrase. */
  newThought: RegExp
  /** Verbs, adjectives and time words that occur in the place of nouns but are never a topic. */
  noSubject: RegExp
  /** Verb forms that follow prepositions like nouns ("de prévenir"); null if the language has none. */
  nounlikeVerbs: RegExp | null
  /** Forms of the past and the conditional, with their accents, that are no nouns: "llegó", "llegaron"; null if nouns end alike. */
  pastForms: RegExp | null
  /** Negations, and the pronouns that may follow them before the verb. */
  negations: string
  negatedPronouns: string
  /** "From the 24th": a start or a duration, not a deadline. */
  fromTo: string
  /** "A week before" is not the day itself. */
  someTimeBefore: RegExp
  /** Words after which the verb is not an infinitive: "que je", "recuérdame que", "would you mind"; null if there are none. */
  finiteLeads: RegExp | null
  /** For text as spoken: "I don't know whether we need to" is a question. */
  askedWhether: RegExp
  /** "That's urgent": refers to the statement before it; anchored at the beginning of a clause. */
  saidOfIt: string
  /** Words that state the time of recording, as in "It is six o'clock"; null if the language has none. */
  tellsTime: RegExp | null
  /**
   * Words that say when something can be visited, at the end of the folded words before a date: `isOpen` always ("is open"), `opens`
   * before a range of hours ("opens from nine to one"); null if the language has none.
   */
  openingHours: { isOpen: RegExp; opens: RegExp } | null
  /** The verb between a thing and its day, at the end of a folded text: "is", "will be". */
  takesPlace: RegExp
  /** The same for verbs that only gatherings have, at the end of a folded text: "takes place", "will be held". */
  isHeld: RegExp
  /** Says that something lasts a whole day: "all day". */
  allDay: RegExp
  /**
   * After a date that opens its clause, words that report what somebody said then: "…, a father told me"; null if there are
   * none.
   */
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
