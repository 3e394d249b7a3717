import { type Clause, cutClause } from '#server/analysis/builtin/clauses/clauses.ts'
import { isHolder } from '#server/analysis/builtin/clauses/holders.ts'
import { thoughtEnd } from '#server/analysis/builtin/clauses/thoughts.ts'
import { namesIn } from '#server/analysis/builtin/find-names.ts'
import { isFirstName } from '#server/analysis/builtin/names.ts'
import { wordEnd, wordsOf } from '#server/analysis/builtin/wording.ts'
import type { DateMention } from '#server/analysis/dates/find-dates.ts'
import { isPlaceName } from '#server/languages/names/place-names.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold, foldInPlace } from '#server/text/fold.ts'

/** How far after an event, in letters, words may say who comes. */
const REACH = 160
/** How many clauses after an event may say who comes. */
const CLAUSES = 2
/**
 * In bare speech a date may have been cut from the clause that it opens; this many letters of that clause belong to the event.
 */
const OPENED = 80
/** A date that begins before this letter opens its clause: "y pasado mañana …". */
const OPENING = 8
/** Maximum distance, in letters, from such words to the names of those who come: "and a fellow called Desmond". */
const BETWEEN_NAMES = 30
/** How far before a name, in letters, a thank-you is looked for. */
const THANKED = 20
/** Maximum length of a list of names, in letters. */
const LIST = 80

const patternsOf = perPack(({ names: { comesBefore, comesAfter, absent, thanks, venues } }) => ({
  thanked: new RegExp(`(?<![\\p{L}])(?:${thanks}),?\\s$`, 'u'),
  venues: wordsOf(venues),
  comesBefore: new RegExp(`(?<![\\p{L}])(?:${comesBefore})\\s`, 'gu'),
  comesAfter: new RegExp(`^(?:\\s|(?='))(?:${comesAfter})(?![\\p{L}])`, 'u'),
  absent: new RegExp(`^,?(?:\\s|(?='))(?:${absent})(?![\\p{L}])`, 'u'),
}))

/**
 * Finds the people who attend an event: those named in its words, except people who are said not to come, and those whom the
 * words after it name as coming: "that's me, Carla and Dennis".
 * @param told the words of the event
 * @param at the index of its clause among the clauses
 * @param when its date
 */
export function findAttendees(
  told: Clause,
  clauses: readonly Clause[],
  at: number,
  when: DateMention,
  lexicon: WordLexicon,
): string[] {
  const named = [told, ...openedBy(when, clauses, at)].flatMap((words) =>
    namesIn(words, lexicon).filter((name) => !isAbsent(name, words) && !isPlace(name, words)),
  )
  const coming = wordsAfter(clauses, at, when).flatMap((words) => namesOfComing(words, lexicon))
  return withoutParts([...named, ...coming])
}

/**
 * Returns the words that belong to a date of a bare clause: those after a date that opens it, or those that open the next clause
 * after a date that ends it.
 */
function openedBy({ start, end }: DateMention, clauses: readonly Clause[], at: number): Clause[] {
  const [clause, next] = [clauses[at], clauses[at + 1]]
  if (!clause?.bare) return []
  if (end < clause.text.length) return start < OPENING ? [wordsFrom(clause, end)] : []
  return next?.sentence === clause.sentence ? [wordsFrom(next, 0)] : []
}

/** Returns the words of a bare clause from a letter on, up to the next date or thought. */
function wordsFrom(clause: Clause, from: number): Clause {
  const date = clause.dates.find(({ start }) => start >= from)?.start ?? clause.text.length
  const thought = thoughtEnd(clause.folded, from, clause.pack.code)
  return cutClause(clause, from, Math.min(date, thought, wordEnd(clause.text, from + OPENED)))
}

/** Returns what is said after an event, up to the next date on another day. */
function wordsAfter(clauses: readonly Clause[], at: number, when: DateMention): Clause[] {
  const words: Clause[] = []
  let left = REACH
  for (const [index, clause] of clauses.slice(at, at + 1 + CLAUSES).entries()) {
    const from = index === 0 ? when.end : 0
    const isOther = (date: DateMention) => date.start >= from && date.from.slice(0, 10) !== when.from.slice(0, 10)
    const date = clause.dates.find(isOther)?.start ?? clause.text.length
    const to = Math.min(date, from + left)
    if (to > from) words.push(cutClause(clause, from, to))
    left -= clause.text.length - from
    if (date < clause.text.length || left <= 0) break
  }
  return words
}

function namesOfComing(clause: Clause, lexicon: WordLexicon): string[] {
  const { comesBefore, comesAfter } = patternsOf(clause.pack)
  const listed = [...clause.folded.matchAll(comesBefore)].flatMap(({ index, 0: lead }) =>
    namesListed(cutClause(clause, index + lead.length, clause.text.length), lexicon),
  )
  const subjects = namesIn(clause, lexicon).filter((name) =>
    placesOf(name, clause).some((place) => comesAfter.test(clause.folded.slice(place + name.length))),
  )
  return [...listed, ...subjects].filter((name) => !isAbsent(name, clause) && !isPlace(name, clause))
}

/** Returns the names of a list at the beginning of some words, as long as each is near the one before it. */
function namesListed(clause: Clause, lexicon: WordLexicon): string[] {
  const sign = clause.text.search(/[.;:!?…]/)
  const words = cutClause(clause, 0, Math.min(sign < 0 ? clause.text.length : sign, LIST))
  let last = 0
  return namesIn(words, lexicon, { introduced: true }).filter((name) => {
    const place = placesOf(name, words)[0]
    if (place === undefined || place - last > BETWEEN_NAMES) return false
    last = place + name.length
    return true
  })
}

function isAbsent(name: string, clause: Clause): boolean {
  const { absent, thanked } = patternsOf(clause.pack)
  return placesOf(name, clause).some(
    (place) =>
      absent.test(clause.folded.slice(place + name.length)) ||
      thanked.test(clause.folded.slice(Math.max(0, place - THANKED), place)) ||
      isHolder(clause.folded, place, clause.pack),
  )
}

/**
 * Tells whether a name is a city or country, unless it is a first name too ("the train to Nantes"), or a named place: "Gate
 * C", "Club Alemán".
 */
function isPlace(name: string, clause: Clause): boolean {
  const folded = fold(name)
  if (isPlaceName(folded) && !isFirstName(folded)) return true
  const { venues } = patternsOf(clause.pack)
  if (folded.split(' ').some((word) => venues.has(word))) return true
  return placesOf(name, clause).some((place) => {
    const before = /\p{L}+(?= $)/u.exec(clause.folded.slice(0, place))?.[0]
    return before !== undefined && venues.has(before)
  })
}

function placesOf(name: string, { folded }: Clause): number[] {
  const places: number[] = []
  const sought = foldInPlace(name)
  for (let place = folded.indexOf(sought); place >= 0; place = folded.indexOf(sought, place + 1)) places.push(place)
  return places
}

/** Drops names that are part of a longer one: "Ruiz" beside "Ana Ruiz". */
function withoutParts(names: readonly string[]): string[] {
  const all = [...new Set(names)]
  return all.filter((name) => !all.some((other) => other !== name && ` ${other} `.includes(` ${name} `)))
}
