import type { LanguagePack } from '#server/languages/language-pack.ts'
import { packOf } from '#server/languages/languages.ts'
import { fold, foldInPlace } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'
import { capitalise, shorten, trimSigns, wordsOf } from '../wording.ts'
import type { Found } from './complements.ts'
import { namesByKind } from './names-by-kind.ts'
import { namesByVerb } from './names-by-verb.ts'
import { foldedAt, type Reading, readTokens, type Spoken, type Stretch } from './phrase-reader.ts'
import { patternsOf } from './title-patterns.ts'

const MAX_LENGTH = 70
/** The maximum number of words of a fallback name. */
const MAX_WORDS = 8
const MAX_SUBJECT_WORDS = 6

/** The words from which a name is made; `when` is the date on which the event takes place. */
export interface EventWords extends Spoken {
  when: { start: number; end: number }
}

/** A name, and the offset at which its words begin. */
export interface EventName {
  title: string
  start: number
}

/**
 * Returns a short name for an event, as in a calendar: "Budget review with Ana", "Rendez-vous chez le dentiste". Null if the
 * words do not name it.
 */
export function nameEvent({ when, ...spoken }: EventWords): EventName | null {
  const { text, dates } = spoken
  const reading = readTokens(spoken)
  const found = findNames(reading)
  const determiners = wordsOf(reading.words.determiners)
  const startOf = ({ from }: Stretch) =>
    reading.tokens[determiners.has(foldedAt(reading, from - 1)) ? from - 1 : from]?.start ?? 0
  const before = dates.findLast(({ end }) => end <= when.start)?.end ?? 0
  const after = dates.find(({ start }) => start >= when.end)?.start ?? text.length
  const best =
    found.findLast((one) => startOf(one) >= before && startOf(one) < when.end) ??
    found.find((one) => startOf(one) >= when.end && startOf(one) < after) ??
    found.findLast((one) => startOf(one) < before)
  return best ? { title: capitalise(shorten(best.title, MAX_LENGTH)), start: startOf(best) } : null
}

/** Removes the frame around some words ("there is a …", "… is on"), for events that name no kind. */
export function nameWithoutKind(words: string, language: Language): string {
  const { frames, copulas } = patternsOf(language)
  const pack = packOf(language)
  let name = withoutPossessive(trimSigns(words), pack)
  let article = ''
  for (let frame = frames.exec(foldInPlace(name)); frame; frame = frames.exec(foldInPlace(name))) {
    article = wordsOf(pack.titles.determiners).has(frame[0].trimEnd()) ? name.slice(0, frame[0].length) : ''
    name = name.slice(frame[0].length)
  }
  for (let end = copulas.exec(foldInPlace(name)); end && end.index > 0; end = copulas.exec(foldInPlace(name))) {
    name = name.slice(0, end.index)
  }
  const before = foldInPlace(words)
    .slice(0, Math.max(words.indexOf(name), 0))
    .trimStart()
  name = withoutContraction(
    article === '' ? withInfinitive(name, before, pack) : withArticle(name, article, pack),
    pack,
  )
  return capitalise(shorten(trimSigns(name).split(/\s+/).slice(-MAX_WORDS).join(' '), MAX_LENGTH))
}

/** Removes what is left of a day that the name belongs to: "Monday's briefing". */
function withoutPossessive(name: string, { titles: { possessive } }: LanguagePack): string {
  return possessive === null ? name : name.replace(/^['’]s /u, '')
}

/** Rewrites "the surveyor's coming" and "the show's" as in a calendar: "surveyor coming", "show". */
function withoutContraction(name: string, { titles: { possessive } }: LanguagePack): string {
  if (possessive === null) return name
  // "The gig at Kelly's" is at a place.
  return name.replace(/(?<=\p{L})['’]s(?= \p{L}+ing(?!\p{L}))|(?<!\b(?:at|to|from) \p{L}+)['’]s$/gu, '')
}

/** Removes the article before a subject whose verb follows, "le musée ouvre", but not in "journée portes ouvertes". */
function withArticle(name: string, article: string, pack: LanguagePack): string {
  if (pack.titles.modifiersFirst) return name
  const words = name.split(' ').slice(0, MAX_SUBJECT_WORDS)
  const small = wordsOf(`${pack.titles.determiners} ${pack.titles.binds}`)
  const hasVerb = words.some(
    (word, at) =>
      at > 0 &&
      !small.has(fold(words[at - 1] ?? '')) &&
      /^\p{Ll}{3,}$/u.test(word) &&
      pack.verbs.infinitive(word) !== word,
  )
  return hasVerb ? `${article}${name}` : name
}

/**
 * Rewrites what the speaker does as in a calendar: "on plaide" as "plaider", "entregamos las llaves" as "entregar las llaves".
 * @param before the words before the name, folded
 */
export function withInfinitive(
  name: string,
  before: string,
  { verbs, titles, followUpTitles: { clitics } }: LanguagePack,
): string {
  if (!titles.speaks?.test(`${before}${fold(name)}`)) return name
  const words = name.split(' ')
  const pronoun = wordsOf(clitics).has(fold(words[0] ?? '')) ? (words.shift() ?? '') : ''
  const [verb = '', ...others] = words
  const infinitive = verbs.ofFirstPerson(verb)
  if (infinitive === null || infinitive === verb.toLowerCase()) return name
  const attached = pronoun === '' ? infinitive : verbs.attachPronouns(infinitive, [pronoun.toLowerCase()])
  return [attached ?? `${pronoun} ${infinitive}`, ...others].join(' ')
}

/** Finds all names in the text in order, none contained in another. */
function findNames(reading: Reading): Found[] {
  const all = [...namesByKind(reading), ...namesByVerb(reading)].sort((a, b) => a.from - b.from || b.to - a.to)
  const apart: Found[] = []
  for (const one of all) if (one.from >= (apart.at(-1)?.to ?? 0)) apart.push(one)
  return apart
}
