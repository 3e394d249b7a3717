import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import type { Clause } from './clauses.ts'
import { countWords, type Fragment, overlap, textOf } from './fragments.ts'

const MOST_KEY_POINTS = 5
/** Fewer say too little to stand in for what was found besides. */
const FEWEST_KEY_POINTS = 2
/** A note of so few clauses needs no points where its tasks, events and decisions say it all. */
const SHORT_NOTE = 3
const FEWEST_WORDS = 6
/** "This is about …", "… for the file". */
const FRAME_WORDS = 5
const LONGEST_POINT_WORDS = 30

/** What is said of the recording itself. */
const ofTheNote = perPack(({ clauses }) => new RegExp(`\\b(?:${clauses.ofTheNote})\\b`, 'u'))

/** A clause, and its words as a point. */
interface KeyPoint {
  clause: Clause
  text: string
}

/**
 * The points of a note that are not said by its tasks, events, decisions and questions (`found`); where too few are left,
 * the ones of its summary (`chosen`).
 * @param choose takes the best of some clauses
 * @param title what the note is called: a clause that says no more is no point
 */
export function findKeyPoints(
  chosen: readonly Fragment[],
  clauses: readonly Clause[],
  found: readonly Fragment[],
  choose: (free: readonly Clause[]) => Fragment[],
  title: string | null,
): KeyPoint[] {
  const stated = Map.groupBy(found, ({ clause }) => clause)
  const free = clauses.filter((clause) => {
    return (isLong(clause) || !stated.has(clause)) && saysMore(clause, title)
  })
  const own = choose(free).filter(
    (one) => countWords(textOf(one)) >= FEWEST_WORDS && !stated.get(one.clause)?.some((other) => overlap(one, other)),
  )
  const enough = own.length >= FEWEST_KEY_POINTS || (clauses.length <= SHORT_NOTE && found.length > 0)
  if (enough) return toPoints(own, clauses)
  const telling = chosen.filter(({ clause }) => saysMore(clause, title))
  return toPoints(telling.length >= FEWEST_KEY_POINTS ? telling : chosen, clauses)
}

/** A run of bare speech that says many things. */
function isLong({ bare, text }: Clause): boolean {
  return bare && countWords(text) > LONGEST_POINT_WORDS
}

/** Whether a clause says more than that there is a note, and of what. */
function saysMore({ text, folded, pack }: Clause, title: string | null): boolean {
  const words = countWords(text)
  if (words < FEWEST_WORDS || ofTheNote(pack).test(folded)) return false
  return title === null || !folded.includes(fold(title)) || words - countWords(title) > FRAME_WORDS
}

/** One point a clause, in the order they were said. */
function toPoints(chosen: readonly Fragment[], clauses: readonly Clause[]): KeyPoint[] {
  const best = new Set([...new Set(chosen.map(({ clause }) => clause))].slice(0, MOST_KEY_POINTS))
  return clauses.filter((clause) => best.has(clause)).map((clause) => ({ clause, text: pointOf(clause, chosen) }))
}

/** A clause as a key point; of a long run of bare speech only the words that were chosen. */
function pointOf(clause: Clause, chosen: readonly Fragment[]): string {
  const fragment = chosen.find((one) => one.clause === clause)
  return (isLong(clause) && fragment && textOf(fragment)) || clause.text
}
