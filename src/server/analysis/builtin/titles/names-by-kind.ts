import { wordsOf } from '../wording.ts'
import { complete, type Found } from './complements.ts'
import { kindSizeAt } from './kind-size.ts'
import { foldedAt, isContent, isNamed, type Reading, type Stretch, touches, wordsAt } from './phrase-reader.ts'

/** The maximum number of modifiers before an English kind: "big quarterly budget review". */
const MAX_MODIFIERS = 3

/** Finds the names of events that say their kind: "budget review with Ana". */
export function namesByKind(reading: Reading): Found[] {
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
