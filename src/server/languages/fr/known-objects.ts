import { type FollowUpTitleWords, nounAfter } from '../parts/follow-up-title-words.ts'

const belongs = "de (?:la |l')?|d[ue]s? |d'"

/** Verbs of dealing with people, whose pronoun stands for a person. */
const person =
  '(?!appeler|rappeler|prevenir|avertir|voir|revoir|inviter|remercier|feliciter|relancer|rencontrer|convaincre|aider|attendre)'

/** An infinitive after the pronoun of a thing, and perhaps of whoever gets it: "me le rendre", "le lui rendre". */
const withPronoun = (thing: string, not = person) =>
  `(?:(?<before>(?:me|te|nous|vous) )${thing}|${thing}(?<before>(?:lui|leur) )?)${not}${verb}(?<rest>(?: .*)?)`
const aVerb = '(?:faire |laisser )?\\p{L}+(?:er|ir|re)'
const verb = `(?<verb>${aVerb})`

/** Where a noun only says where something is, and what follows the one who does something with the thing. */
const place = '(?<!(?<!\\p{L})(?:chez|sur|dans|sous|vers|à|devant|derrière) )'
const does = "(?! (?:(?:me|te|nous|vous) )?(?:(?:le|la|les|lui) |l')\\p{L})"
/** An article before a verb is a pronoun: "la directrice le réclame". */
const afterSubject = '(?<!(?<!\\p{L})(?:le|la|les|mon|ma|mes|son|sa|ses|un|une) \\p{L}{3,} )'

const pronoun = '(?<!(?<!\\p{L})(?:qui|je|tu|il|elle|on|nous|vous|ils|elles|ne|me|te) )'
const anyNoun = (articles: string) => `${pronoun}${nounAfter(articles, belongs)}`

/** A noun that what is said after it deals with rather than one that says where or who. */
const nearest = (articles: string) => `${place}${afterSubject}${anyNoun(articles)}(?!\\p{L})${does}`

/** The pronouns of things, and the nouns for which they stand. */
const objects = (noun: (articles: string) => string) => [
  { pronoun: withPronoun('le '), noun: noun("(?:le|un|cet?|mon|notre) |l'") },
  { pronoun: withPronoun('la '), noun: noun("(?:la|une|cette|ma|notre) |l'") },
  { pronoun: withPronoun('les ', ''), noun: noun('(?:les|des|ces|mes|nos) ') },
  { pronoun: withPronoun("l'"), noun: noun("(?:l[ea]|une?|cet?|cette|m[ao]n?|notre) |l'") },
]

const pronouns = "(?:(?:[sm]'|nous )?(?:y|en)|(?:(?:me|te|nous|vous) )?(?:le|la|les))"

/** The pronouns in titles, and what they stand for. */
export const knownObjects: Pick<FollowUpTitleWords, 'objects' | 'about'> = {
  objects: [...objects(nearest), ...objects(anyNoun)],
  about: {
    says: `(?:${pronouns} |l')${person}${aVerb}(?: (?:a|aux?|avec) [^,]+)?|(?:lui|leur) courir apres`,
    noun: nearest("(?:le|la|les|un|une|des|cet?|cette|ces|mon|ma|mes|notre|nos) |l'"),
  },
}
