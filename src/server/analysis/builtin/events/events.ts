import { isAnnouncement } from '#server/analysis/builtin/clauses/announcements.ts'
import { type Clause, cutClause, evidenceWithin, type Spoken } from '#server/analysis/builtin/clauses/clauses.ts'
import type { Fragment } from '#server/analysis/builtin/clauses/fragments.ts'
import type { Judgement } from '#server/analysis/builtin/clauses/judged.ts'
import { opens } from '#server/analysis/builtin/duties/deadlines.ts'
import type { FollowUp } from '#server/analysis/builtin/follow-ups/follow-up.ts'
import { findOccasions, titleEvent } from '#server/analysis/builtin/titles/title-event.ts'
import { patternsOf as titlePatternsOf } from '#server/analysis/builtin/titles/title-patterns.ts'
import { wordsOf } from '#server/analysis/builtin/wording.ts'
import { confidenceOf, type Signals } from '#server/analysis/confidence/confidence.ts'
import { timesOnDay } from '#server/analysis/confidence/date-choices.ts'
import { findDoubtfulDays } from '#server/analysis/confidence/doubtful-days.ts'
import { doubtOf } from '#server/analysis/confidence/triage.ts'
import type { DateMention } from '#server/analysis/dates/find-dates.ts'
import { toWall } from '#server/calendar/time-zones.ts'
import { DAY, formatMinute } from '#server/calendar/wall-time.ts'
import { packOf } from '#server/languages/languages.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import type { CalendarEvent } from '#shared/contract/analysis.ts'
import { findAttendees } from './attendees.ts'
import { createEventDeduplicator } from './deduplicate-events.ts'
import { isAhead, isAtHour, isOnDay, isOpening, timesOf } from './event-dates.ts'
import { isDenied, isSaidByOthers } from './event-denials.ts'
import { beginOf, endOf, MAX_LEAD, MIN_STATED, wordsBefore } from './event-words.ts'
import { findPlace } from './places.ts'
import { isRecordingTime } from './recording-time.ts'

/** Minimum probability at which a statement that names no gathering is an event. */
const EVENT_FROM = 0.8
/** Below this probability the date of a statement does not belong to an event. */
const EVENT_BELOW = 0.005
/** Minimum probability at which a day without a time may be an event although no gathering is named. */
const CONSIDER_FROM = 0.2
/** How much a part of the day says of an event, compared with a time of day. */
const PART_SIGNAL = 0.5
/** "The speech is on the 30th" says as much. */
const ON_DAY: Signals = { moment: PART_SIGNAL, clear: 1 }

/**
 * Tells whether the judge thinks an event possible in the statement of a date, or in the words around it up to the nearest
 * punctuation.
 */
function mayBeEvent(clause: Clause, { start, end }: DateMention, judgement: Judgement | null): boolean {
  const judged = judgement?.at(clause, start, end)
  if (!judgement || !judged || judged.probability.event >= EVENT_BELOW) return true
  const from = clause.text.slice(0, start).search(/[^,;:]*$/)
  const after = clause.text.slice(end).search(/[,;:]/)
  return judgement.words(clause, from, after < 0 ? clause.text.length : end + after).event >= EVENT_BELOW
}

export interface FoundEvent {
  event: CalendarEvent
  /** The words that state the event, for the summary. */
  fragment: Fragment
  signals: Signals
}

/**
 * Finds future events: anything with a day and a time, and gatherings with only a day. Deadlines and past, imagined, quoted or
 * cancelled events are left out.
 */
export function findEvents(
  clauses: readonly Clause[],
  followUps: readonly FollowUp[],
  spoken: Spoken,
  lexicon: WordLexicon,
  judgement: Judgement | null,
  isQuoted: (fragment: Fragment) => boolean,
): FoundEvent[] {
  const pack = packOf(spoken.language)
  const words = wordsOf(lexicon.eventWords)
  const not = new RegExp(lexicon.noEvent, 'u')
  const wall = toWall(spoken.recordedAt, spoken.timezone)
  const [now, soon] = [formatMinute(wall), formatMinute(wall + DAY)]
  const cancelled = new RegExp(lexicon.cancelled, 'u')
  const bound = Map.groupBy(followUps, ({ clause }) => clause)
  const events: FoundEvent[] = []
  const isNew = createEventDeduplicator(lexicon)
  for (const [at, clause] of clauses.entries()) {
    if (isAnnouncement(clause)) continue
    const judged = (date: DateMention) => judgement?.at(clause, date.start, date.end)?.probability.event
    const isDeadline = (date: DateMention) =>
      bound.get(clause)?.some((followUp) => followUp.isDeadline && followUp.dueWords === date) === true
    const gathers = clause.folded.split(/[^\p{L}-]+/u).some((word) => words.has(word))
    const isHeld = clause.dates.some((date) => isOnDay(clause, date))
    const named = gathers || isHeld || clause.dates.some((date) => (judged(date) ?? 0) >= EVENT_FROM)
    const possible = clause.dates.filter(
      (date) =>
        (isAhead(date, now) || isOpening(clause, date, now, gathers)) &&
        (isOnDay(clause, date) || mayBeEvent(clause, date, judgement)) &&
        !isDenied(clause, date, not, cancelled, clauses[at + 1]) &&
        (gathers || !isDeadline(date)) &&
        !isSaidByOthers(clauses[at - 1], clause, date) &&
        !(at === 0 && !gathers && isRecordingTime(clause, date, spoken)) &&
        !isQuoted({ clause, from: date.start, to: date.end }),
    )
    // The date of a follow-up is its deadline, unless a gathering is named, or the hour is said further back.
    const free = possible.filter((date) => !bound.get(clause)?.some((followUp) => isDateOf(followUp, date)))
    const last =
      (named ? possible : free).findLast((date) => isAtHour(date, soon, pack)) ??
      free.findLast((date) => date.kind !== 'moment' && (named || (judged(date) ?? 0) >= CONSIDER_FROM))
    if (!last) continue
    const isLikely = (date: DateMention) => (judged(date) ?? 0) >= CONSIDER_FROM
    const others = free.filter((date) => date !== last && isAtHour(date, soon, pack))
    for (const occasion of findOccasions(clause, others, last, isLikely, spoken.language)) {
      const { when, from, to, named: own } = occasion
      // In bare speech only the event's name shows where its words begin.
      const lead = beginOf(clause, when, clause.bare ? judgement?.at(clause, when.start, when.end)?.from : undefined)
      const title = titleEvent(clauses, at, occasion, wordsBefore(clause, when, lead), spoken.language)
      if (!isNew(when, title, gathers)) continue
      const told = cutClause(clause, from, to)
      const begin = clause.bare && own !== null ? Math.min(own, when.start) : lead
      const end = endOf(clause, when, begin)
      const signals =
        isOnDay(clause, when) || (named && isAllDay(clause, when))
          ? ON_DAY
          : signalsOf(when, named, judged(when) ?? 0.5, clause.bare)
      const confidence = confidenceOf('event', signals)
      const choices = findDoubtfulDays(when, spoken)
      const event: CalendarEvent = {
        title,
        description: '',
        ...(choices?.[0] ? timesOnDay(choices[0], spoken.timezone) : timesOf(when, spoken.timezone)),
        place: findPlace(told, spoken.language),
        people: findAttendees(told, clauses, at, when, lexicon),
        confidence,
        doubt: doubtOf('event', confidence, choices),
        evidence: evidenceWithin(clause, begin, end),
      }
      events.push({ event, fragment: { clause, from: begin, to: end }, signals })
    }
  }
  return events
}

/**
 * Tells whether a date is a follow-up's. An hour further back is that of an event, by which the follow-up is due: "the pour is on
 * the ninth at seven, so Gary needs to book the pump".
 */
function isDateOf({ clause, dueWords, from, to }: FollowUp, date: DateMention): boolean {
  if (date !== dueWords) return dueWords !== undefined && date.start >= from && date.end <= to
  if (date.kind !== 'moment' || date.end > from) return true
  // "On the ninth at seven, Gary needs to book the pump".
  const isApart =
    /[,;:]/.test(clause.text.slice(date.end, from)) && clause.text.slice(0, date.start).split(' ').length > 3
  return !isApart && opens(clause.folded, date.end, from) && !isVisit(clause, date)
}

/** Tells whether the words before or within a date say that somebody comes: "on Tuesday the rep comes at eleven". */
function isVisit({ folded, pack }: Clause, { end }: DateMention): boolean {
  const said = folded.slice(Math.max(0, end - MAX_LEAD), end)
  return titlePatternsOf(pack.code).visits.some(([pattern]) => said.search(pattern) >= MIN_STATED)
}

/** How far before and after a day, in letters, the words may be that it is the whole day. */
const ALL_DAY_REACH = 25

/** Tells whether words around a day say that something lasts all day: "the audit is on the 10th, all day". */
function isAllDay({ folded, pack }: Clause, { kind, start, end }: DateMention): boolean {
  const around = folded.slice(Math.max(0, start - ALL_DAY_REACH), end + ALL_DAY_REACH)
  return kind === 'day' && pack.words.allDay.test(around)
}

/** Returns what speaks for an event: a time of day, or a gathering that the judge sees too. */
function signalsOf(when: DateMention, gathering: boolean, likely: number, isBare: boolean): Signals {
  // "On Thursday afternoon" says nearly as much as an hour does, unless other words run into it.
  const isPart = when.kind === 'part' && gathering && !isBare
  const moment = when.kind === 'moment' ? 1 : isPart ? PART_SIGNAL : 0
  return { moment, clear: gathering && likely > 0.5 ? 1 : 0 }
}
