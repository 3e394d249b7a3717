import { pronounsOf } from '#server/analysis/builtin/summary/pronouns.ts'
import { isThirdPerson } from '#server/analysis/builtin/summary/third-person.ts'
import {
  foldedAt,
  isContent,
  isNamed,
  type Reading,
  readTokens,
  touches,
  wordsAt,
} from '#server/analysis/builtin/titles/phrase-reader.ts'
import { wordsOf } from '#server/analysis/builtin/wording.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'

/** Maximum number of pronouns and negations between a subject and its verb: "la caldera ya no nos calienta". */
const MAX_BETWEEN = 3

const wordsAbout = perPack(({ titles, clauses, followUpTitles, words }) => ({
  determiners: wordsOf(titles.determiners),
  leads: wordsOf([titles.determiners, titles.binds, titles.complements, titles.companions, titles.before].join(' ')),
  belongings: wordsOf(titles.belongings),
  between: wordsOf(`${followUpTitles.clitics} ${words.negations.replaceAll('|', ' ')}`),
  ends: wordsOf(titles.ends),
  sure: new Set(clauses.subjects?.verbs.split(' ')),
  objectAfter: new RegExp(`^(?:${clauses.subjects?.objectAfter ?? '.+'})$`, 'u'),
}))

/**
 * Returns the positions in bare speech at which a noun and its verb follow another noun, and so begin a new clause: "devolver los
 * palés | el aparejador viene el lunes". None in languages in which a noun may modify the next.
 */
export function findSubjects(
  text: string,
  folded: string,
  dates: readonly { start: number; end: number }[],
  pack: LanguagePack,
): number[] {
  if (!pack.clauses.subjects) return []
  const reading = readTokens({ text, folded, dates, language: pack.code, bare: true })
  const places: number[] = []
  for (let at = 1; at < reading.tokens.length - 2; at++) {
    const joined = foldedAt(reading, at - 1) === pack.titles.and
    const from = joined ? at - 1 : at
    const verb = startsSubject(reading, at, pack) ? verbAfter(reading, at + 1, pack) : null
    if (verb === null || !touches(reading, at) || !touches(reading, from)) continue
    // "La puerta y la ventana están rotas" has two subjects.
    const ends = joined
      ? (verb.isSure || reading.dated[from - 1] === true) &&
        !verb.word.endsWith(pack.verbs.pluralEnding) &&
        !isNamed(reading, from - 1)
      : endsObject(reading, from - 1, verb, pack)
    const place = reading.tokens[from]?.start ?? 0
    if (ends && (isContent(reading, from - 1) || (joined && reading.dated[from - 1]))) places.push(place - 1)
  }
  return places
}

/** Tells whether a token is an article before a noun, not a pronoun before a verb. */
function startsSubject(reading: Reading, at: number, pack: LanguagePack): boolean {
  const { determiners } = wordsAbout(pack)
  return determiners.has(foldedAt(reading, at)) && !reading.dated[at] && isContent(reading, at + 1)
}

/** A verb after a subject, and whether it is one for certain: "completa" and "juste" are adjectives too. */
interface Predicate {
  word: string
  isSure: boolean
}

/** Returns the verb of the subject whose noun is at a token. Null if none follows. */
function verbAfter(reading: Reading, noun: number, pack: LanguagePack): Predicate | null {
  const { belongings, determiners, between, sure, ends } = wordsAbout(pack)
  let at = noun + 1
  if (isContent(reading, at) && verbAt(reading, at, pack) === null) at += 1
  if (belongings.has(foldedAt(reading, at))) {
    at += determiners.has(foldedAt(reading, at + 1)) ? 2 : 1
    if (!isContent(reading, at)) return null
    at += 1
  }
  const first = at
  while (at - first < MAX_BETWEEN && between.has(foldedAt(reading, at))) {
    // "Los palés el aparejador los recoge": the pronoun stands for the noun before.
    if (determiners.has(foldedAt(reading, at))) return null
    at += 1
  }
  const word = reading.dated[at] ? null : verbAt(reading, at, pack)
  return word === null ? null : { word, isSure: at > first || sure.has(word) || ends.has(word) }
}

/** Returns the word at a token if it is a verb in the third person. */
function verbAt(reading: Reading, at: number, pack: LanguagePack): string | null {
  const word = wordsAt(reading, { from: at, to: at + 1 })
  const { sure, leads } = wordsAbout(pack)
  // "De" is also a form of "dar".
  const isForm = /^\p{Ll}{2,}$/u.test(word) && !leads.has(foldedAt(reading, at)) && isThirdPerson(word, pack)
  return sure.has(word) || isForm ? word : null
}

/** Tells whether a token is a noun after its article or preposition, or at least no verb that takes an object. */
function endsObject(reading: Reading, at: number, { isSure }: Predicate, pack: LanguagePack): boolean {
  const { determiners, leads, objectAfter } = wordsAbout(pack)
  // "Mi vecino Luis el fontanero", "a Luis la llave".
  if (isNamed(reading, at)) return false
  const word = foldedAt(reading, at)
  const before = foldedAt(reading, at - 1)
  const isLed = leads.has(before) && !pronounsOf(pack).has(foldedAt(reading, at - 2))
  // "Pour relire le contrat": an infinitive after a preposition.
  if (isLed) return determiners.has(before) || !pack.verbs.isDeed(word)
  // "C'est juste la date limite".
  return isSure && !objectAfter.test(word) && verbAt(reading, at, pack) === null
}
