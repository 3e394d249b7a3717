import type { Language } from '#shared/languages.ts'

/** What the builtin analyst knows of one language; patterns and words are folded (lower case, no accents). */
export interface WordLexicon {
  language: Language
  /** Words that carry no topic. */
  stopWords: string
  /** Small words that a noun or its adjective follows. */
  nounLeads: string
  /** Where a run of speech without punctuation begins a new clause. */
  openers: string
  /** Phrases by which the speaker takes a task; the task follows. */
  mine: string
  /** The same where only a date beside it makes it a task. */
  mineByDate: string
  /** What stands between a name and the task that the name's bearer will do. */
  theirs: string
  /** By which the speaker says what was asked of somebody, `NAME` for the name; the task follows. */
  asked: string
  /** The same where only a date beside it makes it a task ("Ana is drafting the letter by Tuesday"). */
  theirsByDate: string
  /** Whether `theirsByDate` fits so many words that in bare speech it counts only where a clause begins. */
  presentIsWeak: boolean
  /** Phrases that ask for something without saying whom. */
  open: string
  /** What may stand before a name: titles and articles. */
  titles: string
  /** After a date in bare speech these go on with the clause. */
  goesOn: string
  /** In the words of another's task: that it is for the speaker. */
  toMe: string
  /** In the words of the speaker's task: to whom, `NAME` for the name; and the same where only a first name will do. */
  toWhom: string
  toFirstName: string
  /** Phrases that say it is done, only imagined, or not to be done. */
  noTask: string
  /** Words of gatherings. */
  eventWords: string
  /** Past or imagined: not an event to come. */
  noEvent: string
  /** After a date: it will not take place. */
  cancelled: string
  decisionCues: string
  questionCues: string
  urgent: string
  high: string
  low: string
  /** Global, for text as spoken: a small word of place, and as group 1 an article with a common noun, or a name. */
  places: RegExp
  /** Global: where speech without punctuation goes over to something else: a new subject, a filler, a turn of phrase. */
  newThought: RegExp
  /** Verbs, adjectives and words of time that stand where nouns do, and are no subject. */
  noSubject: RegExp
  /** Verb forms that stand after small words as nouns do ("de prévenir"); null where the language has none. */
  nounlikeVerbs: RegExp | null
  /** Words that take back what follows, and the pronouns that may stand between. */
  negations: string
  negatedPronouns: string
  /** "From the 24th": when something lasts, not until when it is to be done. */
  fromTo: string
  /** "A week before" is not the day itself. */
  someTimeBefore: RegExp
  /** After these the verb stands in a form of its own: "que je", "recuérdame que"; null where it never does. */
  finiteLeads: RegExp | null
  /** For text as spoken: "I don't know whether we need to" is a question. */
  askedWhether: RegExp
  /** "That's urgent": said of what was said right before; stands where a clause begins. */
  saidOfIt: string
  /** "It is six o'clock" says when the note is spoken; null where such words are told by nothing. */
  tellsTime: RegExp | null
  /** In bare speech what was said before such words is of something else: "there is". */
  frames: string
  /** Cues of decisions that speak of what was said before them: "that's decided". */
  backward: string
  /** "And" between two people or at the beginning of a clause; divided by blanks. */
  and: string
  /** Endings of adverbs and of verb forms; few nouns end so. */
  noNoun: RegExp
}
