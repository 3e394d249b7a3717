import type { Clause } from '#server/analysis/builtin/clauses/clauses.ts'
import { dayOfHeading } from '#server/analysis/builtin/clauses/headings.ts'
import type { Judgement } from '#server/analysis/builtin/clauses/judged.ts'
import { isDueDay } from '#server/analysis/builtin/duties/deadlines.ts'
import type { DateMention } from '#server/analysis/dates/find-dates.ts'

/** Maximum number of letters before a day in its statement: "bon alors demain". */
const MAX_LEAD = 12

/**
 * Returns the day that opens a follow-up in bare speech and was cut off with the clause before it: "the boiler is broken |
 * tomorrow I have to call …", "note to self for tomorrow | I have to call …". The judge tells where the statement begins.
 * Undefined if the day belongs to what was said before.
 * @param from where the words that state the follow-up begin in its clause
 */
export function dayCutOff(
  { clause, from }: { clause: Clause; from: number },
  before: Clause | undefined,
  judgement: Judgement | null,
  today: string,
): DateMention | undefined {
  if (!judgement || !clause.bare || from > MAX_LEAD || before?.sentence !== clause.sentence) return undefined
  const day = before.dates.at(-1)
  if (day?.end !== before.text.length || !isDueDay(day, before.pack, today)) return undefined
  const opened = judgement.within(before).find(({ from: begin, to }) => begin <= day.start && to >= day.end)
  const stated = judgement.at(clause, from, from + 1)
  const opens = opened !== undefined && opened.at === stated?.at && day.start - opened.from <= MAX_LEAD
  const isHeading = dayOfHeading(before.text, before.dates, before.pack) !== null
  return opens || isHeading ? { ...day, start: 0, end: 0 } : undefined
}

/**
 * Tells whether the day and hour at the end of a follow-up in bare speech open the next clause: "… call the solicitor Friday at
 * four | I have an appointment with …".
 */
export function opensNext(
  { clause, dueWords }: { clause: Clause; dueWords: DateMention | undefined },
  next: Clause | undefined,
): boolean {
  if (!clause.bare || dueWords?.kind !== 'moment' || dueWords.end !== clause.text.length) return false
  return next?.sentence === clause.sentence && clause.pack.clauses.opensDay?.test(` ${next.folded}`) === true
}
