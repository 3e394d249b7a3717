import type { LanguagePack } from '#server/languages/language-pack.ts'
import { packOf } from '#server/languages/languages.ts'
import { fold, foldInPlace } from '#server/text/fold.ts'
import type { Language } from '#shared/languages.ts'
import { capitalise, shorten, trimSigns, wordsOf } from '../wording.ts'
import { complete, type Found, governedEnd } from './complements.ts'
import { contract } from './contract.ts'
import { kindSizeAt } from './kind-size.ts'
import {
  foldedAt,
  isContent,
  isNamed,
  type Reading,
  readTokens,
  type Spoken,
  type Stretch,
  tokenFrom,
  touches,
  wordsAt,
} from './phrase-reader.ts'
import { patternsOf } from './title-patterns.ts'

const MAX_LENGTH = 70
/** The maximum number of modifiers before an English kind: "big quarterly budget review". */
const MAX_MODIFIERS = 3
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

function namesByKind(reading: Reading): Found[] {
  const found: Found[] = []
  for (let at = 0; at < reading.tokens.length; at++) {
    if (undatedKindSizeAt(reading, at) === 0 || isVerb(reading, at)) continue
    const head = headFrom(reading, at)
    at = head.to - 1
    if (belongsToNext(reading, head.to)) continue
    const from = modifiersFrom(reading, head.from)
    const name = nameOfKind(reading, from, head)
    found.push(complete(reading, name, { from, to: head.to }, isJourney(reading, head)))
  }
  return found
}

/**
 * Returns the kind that begins at a token. In English the last of several is the head: "board meeting", "audit call".
 */
function headFrom(reading: Reading, at: number): Stretch {
  let head = { from: at, to: at + undatedKindSizeAt(reading, at) }
  if (!reading.words.modifiersFirst) return head
  for (let size = undatedKindSizeAt(reading, head.to); size > 0; size = undatedKindSizeAt(reading, head.to)) {
    head = { from: head.to, to: head.to + size }
  }
  return head
}

/** Tells whether a kind only modifies the next noun: "conference room", "board pack". */
function belongsToNext(reading: Reading, at: number): boolean {
  return reading.words.modifiersFirst && touches(reading, at) && isContent(reading, at) && !isNamed(reading, at)
}

/** Returns a kind with its modifiers, some in full: "Board meeting", "Rendez-vous". */
function nameOfKind(reading: Reading, from: number, head: Stretch): string {
  const folded = reading.tokens.slice(head.from, head.to).map((token) => token.folded)
  const called = reading.words.called[folded.join('_')]
  if (!called) return wordsAt(reading, { from, to: head.to })
  const lead = wordsAt(reading, { from, to: head.from })
  return lead === '' ? called : `${lead} ${called === called.toUpperCase() ? called : called.toLowerCase()}`
}

/** Does the same as `kindSizeAt`, but a word that belongs to a date names no event. */
function undatedKindSizeAt(reading: Reading, at: number): number {
  return reading.dated[at] ? 0 : kindSizeAt(reading, at)
}

/** Matches "to call", "we review", "I'm meeting". */
function isVerb(reading: Reading, at: number): boolean {
  const before = foldedAt(reading, at - 1)
  const { progressive } = reading.words
  if (progressive && foldedAt(reading, at).endsWith(progressive.ending) && wordsOf(progressive.after).has(before))
    return true
  return wordsOf(reading.words.verbLeads).has(before)
}

function isJourney(reading: Reading, { from, to }: Stretch): boolean {
  return (
    wordsOf(reading.words.journeys).has(foldedAt(reading, to - 1)) ||
    wordsOf(reading.words.journeys).has(foldedAt(reading, from))
  )
}

/**
 * Tells whether two nouns precede a kind after an article, so that they are not items of a list: "the health and safety
 * training".
 */
function isPair(reading: Reading, at: number): boolean {
  const article = wordsOf(reading.words.determiners).has(foldedAt(reading, at - 2))
  return foldedAt(reading, at) === reading.words.and && isContent(reading, at - 1) && article
}

/** Returns where the modifiers of a kind begin. */
function modifiersFrom(reading: Reading, at: number): number {
  const { words, tokens } = reading
  let from = at
  if (words.modifiersFirst) from = lettersFrom(reading, at)
  while (from > 0 && at - from < MAX_MODIFIERS) {
    const before = from - 1
    const folded = foldedAt(reading, before)
    if (!touches(reading, from)) break
    const possessive = folded === words.possessive?.mark && isContent(reading, before - 1)
    const fits = words.modifiersFirst ? isContent(reading, before) : wordsOf(words.before).has(folded)
    const paired = words.modifiersFirst && from < at && isPair(reading, before)
    if (possessive || paired) from -= 2
    else if (fits) from -= 1
    else break
  }
  // "My wife's birthday": without "my" it would be somebody else's.
  const { mark, owners = '' } = words.possessive ?? {}
  const owned = tokens.slice(from, at).some(({ folded }) => folded === mark)
  return owned && wordsOf(owners).has(foldedAt(reading, from - 1)) ? from - 1 : from
}

/** Returns the beginning of the spelt letters before a word: "the n a b h inspection". */
function lettersFrom(reading: Reading, at: number): number {
  let from = at
  while (from > 0 && touches(reading, from) && /^\p{L}$/u.test(foldedAt(reading, from - 1))) from -= 1
  return at - from > 1 ? from : at
}

function namesByVerb(reading: Reading): Found[] {
  const { verbs, visits } = patternsOf(reading.words.language)
  const found: Found[] = []
  for (const [pattern, title] of verbs) {
    for (const { from, to } of matchesOf(reading, pattern)) {
      const end = governedEnd(reading, to)
      const [name, joiner] = [title.replace(/ [^ ]+$/, ''), / ([^ ]+)$/.exec(title)?.[1]]
      if (joiner && end > to) {
        const governed = contract(`${title} ${wordsAt(reading, { from: to, to: end })}`, reading.words.language)
        found.push(complete(reading, governed, { from, to: end }, true))
      } else found.push(complete(reading, joiner ? name : title, { from, to }, true))
    }
  }
  for (const [pattern, title] of visits) {
    for (const { from, to } of matchesOf(reading, pattern)) {
      const subject = subjectBefore(reading, from)
      if (subject === from) continue
      const name = contract(`${title} ${wordsAt(reading, { from: subject, to: from })}`, reading.words.language)
      found.push({ title: name, from: subject, to })
    }
  }
  return found
}

/** Returns the ranges of tokens that a pattern matches anywhere. */
function matchesOf(reading: Reading, pattern: RegExp): Stretch[] {
  const stretches: Stretch[] = []
  for (const match of reading.folded.matchAll(pattern)) {
    const start = match.index + match[0].length - match[0].trimStart().length
    const end = match.index + match[0].length
    const from = tokenFrom(reading, start)
    if (from < reading.tokens.length) stretches.push({ from, to: tokenFrom(reading, end) })
  }
  return stretches
}

/** Returns the beginning of the phrase that ends at a verb, "the men from the bank"; the verb itself if there is none. */
function subjectBefore(reading: Reading, at: number): number {
  const { words } = reading
  const binds = wordsOf(words.binds)
  let from = at
  while (from > 0 && at - from < MAX_SUBJECT_WORDS) {
    const folded = foldedAt(reading, from - 1)
    const small = wordsOf(words.determiners).has(folded) || (from < at && binds.has(folded))
    if (!touches(reading, from) || reading.dated[from - 1] || !(small || isContent(reading, from - 1))) break
    from -= 1
  }
  while (from < at && binds.has(foldedAt(reading, from))) from += 1
  const last = foldedAt(reading, at - 1)
  return isContent(reading, at - 1) && !wordsOf(words.determiners).has(last) ? from : at
}
