import { packOf } from '#server/languages/languages.ts'
import type { TitleWords } from '#server/languages/parts/title-words.ts'
import { isHolder } from '../clauses/holders.ts'
import { capitalise, wordsOf } from '../wording.ts'
import { contract } from './contract.ts'
import {
  foldedAt,
  isContent,
  isNamed,
  nounPhraseEnd,
  type Reading,
  type Stretch,
  touches,
  wordsAt,
} from './phrase-reader.ts'
import { patternsOf } from './title-patterns.ts'

/** Maximum length of the name, in letters: a complement that would make it longer is left out. */
const MAX_NAME_LENGTH = 62
const MAX_COMPLEMENTS = 3
/** The maximum length of the words that introduce a purpose, such as "to go through". */
const MAX_PURPOSE_LENGTH = 40

/** A name that was found: the event, and the range of words it is read from. */
export interface Found extends Stretch {
  title: string
}

/** Returns where the object of a verb ends: one phrase, or several joined by "and". */
export function governedEnd(reading: Reading, at: number): number {
  const end = nounPhraseEnd(reading, at)
  return end === at ? at : withBelongings(reading, listEnd(reading, end))
}

/** Returns where a list of people that began with one phrase ends: "Ana, Luis and the two lawyers". */
function listEnd(reading: Reading, first: number): number {
  let end = first
  for (;;) {
    const comma = foldedAt(reading, end) === ','
    const joins = comma ? end + 1 : end
    const and = wordsOf(reading.words.lists).has(foldedAt(reading, joins)) ? joins + 1 : joins
    if (and === end || (comma && and === joins && !isNamed(reading, and))) return end
    const companion = wordsOf(reading.words.companions).has(foldedAt(reading, and)) ? 1 : 0
    const next = nounPhraseEnd(reading, and + companion)
    if (next === and + companion || !endsWell(reading, next)) return end
    end = next
  }
}

/** Tells whether a phrase may end here. If a content word follows, it would be the verb of which the phrase is the subject. */
function endsWell(reading: Reading, at: number): boolean {
  const { tokens, dated, words } = reading
  const folded = foldedAt(reading, at)
  if (at >= tokens.length || dated[at] || !/^[\p{L}\p{N}']/u.test(folded)) return true
  return [words.companions, words.complements, words.directions, words.nearEnds].some((list) =>
    wordsOf(list).has(folded),
  )
}

/** Adds people and topic to a name, as far as there is space. */
export function complete(reading: Reading, name: string, core: Stretch, journey: boolean): Found {
  const { words, tokens } = reading
  let title = name
  let to = core.to
  let joinedUp = true
  if (!words.modifiersFirst) {
    // An adjective or noun right after the name: "reunión semanal", "point budget".
    const after = nounPhraseEnd(reading, to)
    const plain = after > to && !wordsOf(words.determiners).has(foldedAt(reading, to)) && touches(reading, to)
    const ended =
      endsWell(reading, after) ||
      [words.ends, words.determiners].some((list) => wordsOf(list).has(foldedAt(reading, after)))
    if (plain && after - to <= 2 && ended) {
      title = `${title} ${wordsAt(reading, { from: to, to: after })}`
      to = after
    }
  }
  let taken = 0
  for (let at = to; at < tokens.length && taken < MAX_COMPLEMENTS; ) {
    const next = complementAt(reading, at, journey, joinedUp)
    if (next === 'end') break
    if (next === null) {
      at += 1
      joinedUp = false
      continue
    }
    const longer = contract(`${title}${asSecond(next.title, title, words)}`, words.language)
    if (longer.length <= MAX_NAME_LENGTH) {
      title = longer
      taken += 1
    }
    at = next.to
    to = next.to
  }
  return { title, from: core.from, to }
}

/** Turns a second "with" into "and". */
function asSecond(complement: string, title: string, { companions, and }: TitleWords): string {
  const [lead = '', ...rest] = complement.split(' ')
  if (lead !== companions || !title.includes(` ${companions} `)) return ` ${complement}`
  return rest.includes(and) ? `, ${rest.join(' ')}` : ` ${and} ${rest.join(' ')}`
}

/** Reads the complement that begins at a token. Returns null if there is none, and `end` where the name must end. */
function complementAt(reading: Reading, at: number, journey: boolean, joined: boolean): Found | null | 'end' {
  const { words, tokens, dated } = reading
  const folded = foldedAt(reading, at)
  if (dated[at]) return null
  const purpose = purposeAt(reading, at)
  if (purpose > at) {
    const first = wordsOf(words.partitives).has(foldedAt(reading, purpose)) ? purpose + 1 : purpose
    const end = nounPhraseEnd(reading, first)
    if (end === first) return 'end'
    const whole = withBelongings(reading, end)
    return { title: `${words.about} ${wordsAt(reading, { from: purpose, to: whole })}`, from: at, to: whole }
  }
  const companion = wordsOf(words.companions).has(folded)
  if (companion && isHolder(reading.folded, tokens[at + 1]?.start ?? 0, packOf(words.language))) return 'end'
  const complement = wordsOf(words.complements).has(folded) && joined && touches(reading, at)
  const direction = journey && joined && wordsOf(words.directions).has(folded) && touches(reading, at)
  if (direction && isPurpose(reading, at + 1)) return 'end'
  if (companion || complement || direction) {
    const end = phraseAfter(reading, at + 1, folded)
    if (end === at + 1 || dated[at + 1]) return joined ? null : 'end'
    const whole = companion || wordsOf(words.between).has(folded) ? withBelongings(reading, listEnd(reading, end)) : end
    const title = wordsAt(reading, { from: at, to: whole })
    // A journey's destination without an article is the name of a place: "train pour paris".
    const place = direction && whole === at + 2
    return { title: place ? title.replace(/(?<= )\p{Ll}\S*$/u, capitalise) : title, from: at, to: whole }
  }
  // After the date only "with" continues the name: places and punctuation are skipped, and a new clause ends it.
  if (/^[.;:!?…]$/.test(folded)) return 'end'
  if (wordsOf(words.breaks).has(folded)) return 'end'
  return tokens[at] ? null : 'end'
}

/** Tells whether an infinitive says what a journey is for: "vienen a catar". In English a noun may look the same. */
function isPurpose(reading: Reading, at: number): boolean {
  return !reading.words.modifiersFirst && packOf(reading.words.language).verbs.isDeed(foldedAt(reading, at))
}

/** Returns the end of the phrase after a small word. After some small words a pronoun counts too. */
function phraseAfter(reading: Reading, at: number, lead: string): number {
  const { pronounLead } = reading.words
  if (pronounLead?.lead === lead && wordsOf(pronounLead.pronouns).has(foldedAt(reading, at))) return at + 1
  return withNumber(reading, nounPhraseEnd(reading, at), at)
}

/** Extends a phrase by the number that it ends with: "the inspection of unit four". A noun after the number is counted by it. */
function withNumber(reading: Reading, end: number, from: number): number {
  const isNumber = wordsOf(packOf(reading.words.language).noteTitles.numbers).has(foldedAt(reading, end))
  if (end === from || !isNumber || reading.dated[end] || !touches(reading, end)) return end
  const isCounted = touches(reading, end + 1) && isContent(reading, end + 1)
  return isCounted ? end : end + 1
}

/** Extends a purpose to what belongs to it: "the budget of the new plant". */
function withBelongings(reading: Reading, end: number): number {
  if (!wordsOf(reading.words.belongings).has(foldedAt(reading, end)) || reading.dated[end]) return end
  const next = nounPhraseEnd(reading, end + 1)
  return next === end + 1 ? end : next
}

/** Returns the end of the words that introduce a purpose, such as "to go through"; the token itself if there are none. */
function purposeAt(reading: Reading, at: number): number {
  const { purposes } = patternsOf(reading.words.language)
  const start = reading.tokens[at]?.start ?? reading.text.length
  const found = purposes.exec(reading.folded.slice(start, start + MAX_PURPOSE_LENGTH))
  if (!found) return at
  const end = start + found[0].length
  const to = reading.tokens.findIndex((token) => token.start >= end)
  return to < 0 ? at : to
}
