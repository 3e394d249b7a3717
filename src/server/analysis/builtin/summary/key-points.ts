import { isAnnouncement } from '#server/analysis/builtin/clauses/announcements.ts'
import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import { countWords, type Fragment, overlap, textOf } from '#server/analysis/builtin/clauses/fragments.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { fold } from '#server/text/fold.ts'
import { sentenceKey } from './highlights.ts'

const MAX_KEY_POINTS = 5
/** Minimum number of key points that are shown beside the other items. */
const MIN_KEY_POINTS = 2
/** A note of at most this many clauses needs no key points when its follow-ups, events and decisions say it all. */
const SHORT_NOTE = 3
const MIN_WORDS = 6
/** The maximum length of a frame in words: "This is about …", "… for the file". */
const FRAME_WORDS = 5
const MAX_POINT_WORDS = 30

/** Words about the recording itself. */
const ofTheNote = perPack(({ clauses }) => new RegExp(`\\b(?:${clauses.ofTheNote})\\b`, 'u'))

/** A clause, and its words as a key point. */
interface KeyPoint {
  clause: Clause
  text: string
}

/**
 * Finds the key points of a note that its follow-ups, events, decisions and questions (`found`) leave out. If too few are left
 * and nothing else is shown, they may repeat the best of these.
 * @param shown the keys of sentences that are already shown; null if nothing else is shown
 * @param choose picks the best of some clauses, some fragments first
 * @param title the note's title; a clause that only repeats it is not a key point
 */
export function findKeyPoints(
  clauses: readonly Clause[],
  shown: ReadonlySet<string> | null,
  found: readonly Fragment[],
  choose: (free: readonly Clause[], first?: readonly Fragment[]) => Fragment[],
  title: string | null,
): KeyPoint[] {
  const stated = Map.groupBy(found, ({ clause }) => clause)
  const free = clauses.filter((clause) => {
    return (
      (isLong(clause) || !stated.has(clause)) &&
      !shown?.has(sentenceKey(clause.sentence, clause.at)) &&
      saysMore(clause, title)
    )
  })
  const own = choose(free).filter(
    (one) => countWords(textOf(one)) >= MIN_WORDS && !stated.get(one.clause)?.some((other) => overlap(one, other)),
  )
  const enough = own.length >= MIN_KEY_POINTS || (clauses.length <= SHORT_NOTE && found.length > 0)
  if (enough || shown) return toPoints(own, clauses)
  const chosen = choose(clauses, found)
  const telling = chosen.filter(({ clause }) => saysMore(clause, title))
  if (telling.length >= MIN_KEY_POINTS) return toPoints(telling, clauses)
  const said = chosen.filter(({ clause }) => !isAnnouncement(clause))
  return toPoints(said.length > 0 ? said : chosen, clauses)
}

/** Tells whether a clause is a run of bare speech that states many things. */
function isLong({ bare, text }: Clause): boolean {
  return bare && countWords(text) > MAX_POINT_WORDS
}

/** Tells whether a clause says more than that this is a note, and its subject. */
function saysMore({ text, folded, pack }: Clause, title: string | null): boolean {
  const words = countWords(text)
  if (words < MIN_WORDS || ofTheNote(pack).test(folded) || isAnnouncement({ text, pack })) return false
  return title === null || !folded.includes(fold(title)) || words - countWords(title) > FRAME_WORDS
}

/** Makes one key point per clause, in spoken order. */
function toPoints(chosen: readonly Fragment[], clauses: readonly Clause[]): KeyPoint[] {
  const best = new Set([...new Set(chosen.map(({ clause }) => clause))].slice(0, MAX_KEY_POINTS))
  return clauses.filter((clause) => best.has(clause)).map((clause) => ({ clause, text: pointOf(clause, chosen) }))
}

/** Returns a clause as a key point, or only the chosen words of a long run of bare speech. */
function pointOf(clause: Clause, chosen: readonly Fragment[]): string {
  const fragment = chosen.find((one) => one.clause === clause)
  return (isLong(clause) && fragment && textOf(fragment)) || clause.text
}
