import type { DateMention } from './find-dates.ts'

/** Maximum number of letters between a day and its time: "tomorrow my flight to Nantes leaves at ten". */
const MAX_GAP = 60
/** It is lower if the time comes first: "at four, and we leave on Friday" says two things. */
const MAX_GAP_AFTER_TIME = 40
const SENTENCE_END = /[.!?;…](?:\s|$)|\n/

/** Joins a day and a time that are apart in one sentence to one moment, unless there is another date between them. */
export function joinApart(dates: readonly DateMention[], text: string): DateMention[] {
  const joined: DateMention[] = []
  for (const date of dates) {
    const before = joined.at(-1)
    const made = before && areNear(before, date, text) ? momentOf(before, date) : null
    if (made) joined[joined.length - 1] = { ...made, text: text.slice(made.start, made.end) }
    else joined.push(date)
  }
  return joined
}

function areNear(first: DateMention, second: DateMention, text: string): boolean {
  const between = text.slice(first.end, second.start)
  const limit = first.kind === 'time' ? MAX_GAP_AFTER_TIME : MAX_GAP
  return between.length <= limit && !SENTENCE_END.test(between)
}

/** Returns the moment of a day and a time, in either order. */
function momentOf(first: DateMention, second: DateMention): DateMention | null {
  const [day, time] = second.kind === 'time' ? [first, second] : [second, first]
  const isDay = (day.kind === 'day' || day.kind === 'part') && (day.relation === null || day.relation === 'for')
  if (!isDay || time.kind !== 'time' || time.relation !== null) return null
  const onDay = (hour: string) => `${day.from.slice(0, 10)}${hour.slice(10)}`
  const isLater = time.to !== null && time.to.slice(10) > time.from.slice(10)
  return {
    ...day,
    kind: time.isPartOfDay ? 'part' : 'moment',
    from: onDay(time.from),
    to: time.to !== null && isLater ? onDay(time.to) : null,
    start: first.start,
    end: second.end,
  }
}
