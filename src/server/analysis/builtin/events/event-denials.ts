import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import type { DateMention } from '#server/analysis/dates/find-dates.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'
import { movedOf } from './event-words.ts'

/** In bare speech, how far before a date, in letters, words may say that it is past or conditional. */
const BARE_REACH = 30
/** How far after a date, in letters, words may cancel the event. */
const TAIL = 60

/** In bare speech, words before such a frame belong to something else: "… we ever had we have an interview …". */
const lastFrameOf = perPack(({ words }) => {
  const frame = `\\b(?:${words.frames})\\b`
  return new RegExp(`${frame}(?!.*${frame})`)
})

/**
 * Tells whether a date is in somebody else's words: "he rose and said, Your Honour, I must …", "on Tuesday a father told me".
 */
export function isSaidByOthers(before: Clause | undefined, clause: Clause, { start, end }: DateMention): boolean {
  const { saidTo, toldThen } = clause.pack.words
  const isFirst = before?.sentence === clause.sentence && saidTo?.test(before.folded) === true
  return isFirst || (start < BARE_REACH && toldThen?.test(clause.folded.slice(end)) === true)
}

/** Returns the words between a day and its hour, after their last sign: "today, | we saw six patients | before lunch". */
function wordsWithin({ folded, dated }: Clause, { start, end }: DateMention): string {
  const parts = dated.filter((part) => part.start >= start && part.end <= end)
  const [day, hour] = [parts[0], parts.at(-1)]
  return day && hour && day !== hour ? (/[^,;:]*$/.exec(folded.slice(day.end, hour.start))?.[0] ?? '') : ''
}

/**
 * Tells whether the words around a date mark it as past, possible or cancelled.
 * @param following the next clause, in which a long sentence may go on: "… on Monday at eleven | is cancelled"
 */
export function isDenied(
  clause: Clause,
  date: DateMention,
  not: RegExp,
  cancelled: RegExp,
  following?: Clause,
): boolean {
  const { text, folded, dates, bare, pack } = clause
  const before = dates[dates.indexOf(date) - 1]?.end ?? 0
  const reach = folded.slice(Math.max(before, date.start - (bare ? 50 : 90)), date.start)
  const lead = bare ? reach.slice(Math.max(0, reach.search(lastFrameOf(pack)))) : reach
  const next = dates[dates.indexOf(date) + 1]?.start ?? folded.length
  const phrase = lead.slice(lead.search(/[^,;:]*$/))
  // "Was moved to" is in the past tense, but the event that was moved is not past.
  const told = phrase.replace(movedOf(pack), '')
  const written = text.slice(date.start - phrase.length, date.start - phrase.length + told.length)
  // In bare speech, words further back belong to something else.
  const near = bare ? written.slice(-BARE_REACH) : written
  const { conditional, happened, habitual } = pack.words
  const within = wordsWithin(clause, date)
  return (
    not.test(told) ||
    not.test(within) ||
    happened.test(within) ||
    conditional.test(near) ||
    happened.test(near) ||
    habitual?.test(foldInPlace(date.text)) === true ||
    tellsHours(phrase, date, pack) ||
    pack.words.tellsTime?.test(folded.slice(Math.max(before, date.start - 12), date.start + 12)) === true ||
    cancelled.test(folded.slice(date.end, Math.min(next, date.end + TAIL))) ||
    (endsWith(clause, date) && following?.sentence === clause.sentence && cancels(following, cancelled)) ||
    (date.kind === 'day' && cancelled.test(lead))
  )
}

/** Tells whether a date is when something can be visited: "the chemist is open Saturday from nine to one". */
function tellsHours(before: string, { kind, to }: DateMention, { words: { openingHours } }: LanguagePack): boolean {
  return (
    openingHours !== null &&
    (openingHours.isOpen.test(before) || (kind === 'moment' && to !== null && openingHours.opens.test(before)))
  )
}

function endsWith({ text }: Clause, { end }: DateMention): boolean {
  return text.slice(end).trim() === ''
}

/** Tells whether a clause begins with words that cancel what the one before announces. */
function cancels({ folded, dates }: Clause, cancelled: RegExp): boolean {
  const said = folded.slice(0, Math.min(dates[0]?.start ?? folded.length, TAIL)).replace(/[,;:].*$/, '')
  return cancelled.test(said)
}
