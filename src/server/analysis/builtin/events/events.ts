import { isAnnouncement } from '#server/analysis/builtin/clauses/announcements.ts'
import { type Clause, cutClause, evidenceWithin, type Spoken } from '#server/analysis/builtin/clauses/clauses.ts'
import type { Fragment } from '#server/analysis/builtin/clauses/fragments.ts'
import type { Judgement } from '#server/analysis/builtin/clauses/judged.ts'
import { opens } from '#server/analysis/builtin/duties/deadlines.ts'
import type { FollowUp } from '#server/analysis/builtin/follow-ups/follow-ups.ts'
import { asPhrase } from '#server/analysis/builtin/titles/own-phrase.ts'
import { dateBefore, findOccasions, titleEvent } from '#server/analysis/builtin/titles/title-event.ts'
import { patternsOf as titlePatternsOf } from '#server/analysis/builtin/titles/title-patterns.ts'
import { trimSigns, wordsOf } from '#server/analysis/builtin/wording.ts'
import { confidenceOf, type Signals } from '#server/analysis/confidence/confidence.ts'
import { timesOnDay } from '#server/analysis/confidence/date-choices.ts'
import { findDoubtfulDays } from '#server/analysis/confidence/doubtful-days.ts'
import { doubtOf } from '#server/analysis/confidence/triage.ts'
import type { DateMention } from '#server/analysis/dates/find-dates.ts'
import { toInstant, toWall } from '#server/calendar/time-zones.ts'
import { DAY, formatMinute } from '#server/calendar/wall-time.ts'
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { packOf } from '#server/languages/languages.ts'
import type { WordLexicon } from '#server/languages/parts/word-lexicon.ts'
import { perPack } from '#server/languages/per-pack.ts'
import { foldInPlace } from '#server/text/fold.ts'
import type { CalendarEvent } from '#shared/contract/analysis.ts'
import { findAttendees } from './attendees.ts'
import { createEventDeduplicator } from './deduplicate-events.ts'
import { findPlace } from './places.ts'
import { isRecordingTime } from './recording-time.ts'

const MAX_LEAD = 80
/** Minimum number of letters of a statement before its date that may name the event. */
const MIN_STATED = 5
/** Minimum probability at which a statement that names no gathering is an event. */
const EVENT_FROM = 0.8
/** Below this probability the date of a statement does not belong to an event. */
const EVENT_BELOW = 0.005
/** Minimum probability at which a day without a time may be an event although no gathering is named. */
const CONSIDER_FROM = 0.2
/** Fewer words than this before a date do not name the event: "On Tuesday at nine I meet Efraín". */
const MIN_LEAD_WORDS = 3
/** In bare speech, how far before a date, in letters, words may say that it is past or conditional. */
const BARE_REACH = 30
/** How many letters after the date may contain a comma that does not end the event's words. */
const MIN_TAIL = 10
/** How far after a date, in letters, words may cancel the event. */
const TAIL = 60
/** How much a part of the day says of an event, compared with a time of day. */
const PART_SIGNAL = 0.5
/** "The speech is on the 30th" says as much. */
const ON_DAY: Signals = { moment: PART_SIGNAL, clear: 1 }
/** Maximum number of words of a subject. */
const MAX_SUBJECT = 9

interface Patterns {
  /** "In ten minutes" is seldom an appointment. */
  elapsed: RegExp
  /** The words before the new date of an event. */
  moved: RegExp
  /** In bare speech, words before such a frame belong to something else: "… we ever had we have an interview …". */
  lastFrame: RegExp
}

const patternsOf = perPack(({ words, dates }): Patterns => {
  const frame = `\\b(?:${words.frames})\\b`
  return {
    moved: new RegExp(`(?<![\\p{L}])(?:${words.moved})\\s*$`, 'u'),
    elapsed: new RegExp(`^(?:${dates.elapsedLeads.replaceAll(' ', '|')}) `, 'i'),
    lastFrame: new RegExp(`${frame}(?!.*${frame})`),
  }
})

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
        (isAhead(date, now) || isOpening(clause, date, now)) &&
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
      const signals = isOnDay(clause, when) ? ON_DAY : signalsOf(when, named, judged(when) ?? 0.5, clause.bare)
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

/** Returns what speaks for an event: a time of day, or a gathering that the judge sees too. */
function signalsOf(when: DateMention, gathering: boolean, likely: number, isBare: boolean): Signals {
  // "On Thursday afternoon" says nearly as much as an hour does, unless other words run into it.
  const isPart = when.kind === 'part' && gathering && !isBare
  const moment = when.kind === 'moment' ? 1 : isPart ? PART_SIGNAL : 0
  return { moment, clear: gathering && likely > 0.5 ? 1 : 0 }
}

/** Tells whether a numbered day is when something named takes place: "the speech to the institute is on the 30th of June". */
function isOnDay({ text, folded, dates, pack }: Clause, date: DateMention): boolean {
  if (date.kind !== 'day' || date.relation !== null || !/\p{N}|\s\p{L}+\s/u.test(date.text)) return false
  // "The briefings are on the 29th, starting at nine": the hour may be that of several events.
  if (dates[dates.indexOf(date) + 1] !== undefined) return false
  const before = dates[dates.indexOf(date) - 1]?.end ?? 0
  const from = Math.max(before, text.slice(0, date.start).search(/[^,;:.]*$/))
  const said = folded.slice(from, date.start).trimEnd()
  const end = titlePatternsOf(pack.code).copulas.exec(said)
  if (!end || !pack.words.takesPlace.test(said)) return false
  const subject = text.slice(from, from + end.index)
  return subject.split(/\s+/).length <= MAX_SUBJECT && asPhrase(subject.trim(), pack, true) !== null
}

/**
 * Tells whether a date is in somebody else's words: "he rose and said, Your Honour, I must …", "on Tuesday a father told me".
 */
function isSaidByOthers(before: Clause | undefined, clause: Clause, { start, end }: DateMention): boolean {
  const { saidTo, toldThen } = clause.pack.words
  const isFirst = before?.sentence === clause.sentence && saidTo?.test(before.folded) === true
  return isFirst || (start < BARE_REACH && toldThen?.test(clause.folded.slice(end)) === true)
}

/** Tells whether a date has an hour: "in two weeks at two" has one, "in two hours" only names a distance. */
function isAtHour({ kind, text, from }: DateMention, soon: string, pack: LanguagePack): boolean {
  return kind === 'moment' && (from >= soon || !patternsOf(pack).elapsed.test(text))
}

/**
 * Returns where the words about an event begin: a limited distance before its date, at a comma or between words. In bare
 * speech they begin with the statement of the date, unless the date opens it.
 */
function beginOf({ text }: Clause, { start }: DateMention, stated?: number): number {
  const isNear = stated !== undefined && stated > start - MAX_LEAD
  if (isNear && text.slice(stated, start).trim().length >= MIN_STATED) return stated
  const earliest = Math.max(0, start - MAX_LEAD)
  const lead = text.slice(earliest, start)
  const comma = lead.slice(0, -10).search(/[,;:] [^,;:]*$/)
  if (comma >= 0) return earliest + comma + 2
  return earliest === 0 ? 0 : earliest + lead.indexOf(' ') + 1
}

/**
 * Returns the words that lead to a date, after the date before it; those before that one too if the event is only moved from it:
 * "la répétition de samedi est déplacée à dimanche".
 */
function wordsBefore(clause: Clause, when: DateMention, lead: number): string {
  const { text, dated, pack } = clause
  const own = text.slice(Math.max(lead, dateBefore(clause, when)), when.start)
  const moved = patternsOf(pack).moved.exec(foldInPlace(own))
  const old = dated.findLast(({ end }) => end <= when.start)
  if (!old || moved?.index !== own.search(/\S/)) return own
  const said = text.slice(Math.min(lead, old.start), old.start).trimEnd()
  // The "of" before the old date: "la répétition de".
  const last = /\S*$/.exec(said)?.[0] ?? ''
  return wordsOf(pack.titles.binds).has(foldInPlace(last)) ? said.slice(0, -last.length) : said
}

/** Returns where the words about an event end: with the date, or with the part of the sentence that the date opens. */
function endOf(clause: Clause, when: DateMention, begin: number): number {
  const { text, bare } = clause
  const lead = trimSigns(text.slice(begin, when.start))
  // When day and time are apart, the words between them belong to the event. In bare speech only a full stop ends the words
  // after the date.
  const endless = bare && !(/[.!?…]$/.test(text) && text.length - when.end <= MAX_LEAD)
  const joined = when.end - when.start > when.text.length
  if (endless || joined || lead.split(/\s+/).length >= MIN_LEAD_WORDS) return when.end
  const tail = text.slice(when.end, when.end + MAX_LEAD)
  const comma = tail.slice(MIN_TAIL).search(/[,;:](?:\s|$)/)
  if (comma >= 0) return when.end + MIN_TAIL + comma
  return when.end + tail.length === text.length ? text.length : when.end + Math.max(tail.lastIndexOf(' '), 0)
}

function isAhead({ kind, from, relation }: DateMention, now: string): boolean {
  // "Moved to Tuesday at ten" parses as "until"; with a time it is the new start.
  if (relation !== null && relation !== 'for' && !(relation === 'until' && kind === 'moment')) return false
  // "On Thursday evening" is a day without an hour.
  if (kind === 'day') return from >= now.slice(0, 10)
  return (kind === 'moment' || kind === 'part') && from >= now
}

/** Tells whether something named takes place from a time on: "the fair is on Saturday from two o'clock". */
function isOpening({ folded, pack }: Clause, { kind, from, relation, start }: DateMention, now: string): boolean {
  if (relation !== 'since' || kind !== 'moment' || from < now) return false
  return pack.words.takesPlace.test(folded.slice(0, start).trimEnd())
}

/** Tells whether the words around a date mark it as past, possible or cancelled. */
/** @param following the next clause, in which a long sentence may go on: "… on Monday at eleven | is cancelled" */
function isDenied(clause: Clause, date: DateMention, not: RegExp, cancelled: RegExp, following?: Clause): boolean {
  const { text, folded, dates, bare, pack } = clause
  const before = dates[dates.indexOf(date) - 1]?.end ?? 0
  const reach = folded.slice(Math.max(before, date.start - (bare ? 50 : 90)), date.start)
  const lead = bare ? reach.slice(Math.max(0, reach.search(patternsOf(pack).lastFrame))) : reach
  const next = dates[dates.indexOf(date) + 1]?.start ?? folded.length
  const phrase = lead.slice(lead.search(/[^,;:]*$/))
  // "Was moved to" is in the past tense, but the event that was moved is not past.
  const told = phrase.replace(patternsOf(pack).moved, '')
  const written = text.slice(date.start - phrase.length, date.start - phrase.length + told.length)
  // In bare speech, words further back belong to something else.
  const near = bare ? written.slice(-BARE_REACH) : written
  const { conditional, happened, habitual } = pack.words
  return (
    not.test(told) ||
    conditional.test(near) ||
    happened.test(near) ||
    habitual?.test(foldInPlace(date.text)) === true ||
    pack.words.tellsTime?.test(folded.slice(Math.max(before, date.start - 12), date.start + 12)) === true ||
    cancelled.test(folded.slice(date.end, Math.min(next, date.end + TAIL))) ||
    (endsWith(clause, date) && following?.sentence === clause.sentence && cancels(following, cancelled)) ||
    (date.kind === 'day' && cancelled.test(lead))
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

/** Returns the times of an event: to the minute, or the whole day if no time was said. */
export function timesOf(
  when: DateMention,
  timezone: string,
): Pick<CalendarEvent, 'dateTime' | 'end' | 'day' | 'allDay'> {
  const allDay = when.kind !== 'moment'
  const day = when.from.slice(0, 10)
  const instant = (local: string) => toInstant(Date.parse(`${local}Z`), timezone).toISOString()
  return {
    dateTime: instant(allDay ? `${day}T00:00` : when.from),
    end: !allDay && when.to !== null ? instant(when.to) : null,
    day: allDay ? day : null,
    allDay,
  }
}
