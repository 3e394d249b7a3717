import { timesOf } from '#server/analysis/builtin/events/event-dates.ts'
import { dueOf } from '#server/analysis/builtin/follow-ups/action-items.ts'
import { toWall } from '#server/calendar/time-zones.ts'
import { formatMinute } from '#server/calendar/wall-time.ts'
import { fold } from '#server/text/fold.ts'
import { ME } from '#shared/commitment.ts'
import type { ActionItem, AnalysisContent, CalendarEvent, Evidence } from '#shared/contract/analysis.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_EVENT_PEOPLE, MAX_TITLE_LENGTH } from '#shared/limits.ts'
import type { AnalysisInput } from '../analyst.ts'
import { dueOnDay, timesOnDay } from '../confidence/date-choices.ts'
import { findDoubtfulDays } from '../confidence/doubtful-days.ts'
import type { DateMention } from '../dates/find-dates.ts'
import { evidenceAt, type Place, type QuoteFinder, wordsOf } from '../evidence/find-quote.ts'
import type { KnownFacts } from '../evidence/known-facts.ts'
import { resolveDateWords } from '../evidence/resolve-date-words.ts'
import { sharesWords } from '../evidence/shares-words.ts'
import type { PartAnswer } from './answer-schema.ts'
import { rateAlone } from './rate-items.ts'

/** The number that the model is asked for per part. */
const MAX_KEY_POINTS = 5

/** What answers are checked against. */
export interface Source {
  input: AnalysisInput
  finder: QuoteFinder
  facts: KnownFacts
}

export type Items = Pick<AnalysisContent, 'keyPoints' | 'actionItems' | 'events' | 'decisions' | 'questions'>

/**
 * Returns the items of an answer that the text supports, and the number of unsupported ones. Dates are read from the quoted
 * words, not taken from the model.
 */
export function checkItems(answer: PartAnswer, source: Source): { items: Items; unsupported: number } {
  const { input, finder } = source
  const point = (said: PartAnswer['decisions'][number]) => {
    const support = supportOf(said.text, MAX_DESCRIPTION_LENGTH, said, source)
    return support && { text: said.text.trim(), evidence: evidenceAt(support) }
  }
  const followUp = (said: PartAnswer['actionItems'][number]): ActionItem | null => {
    const support = supportOf(said.title, MAX_TITLE_LENGTH, said, source)
    if (!support) return null
    const due = said.dateWords === null ? null : resolveDateWords(said.dateWords, support, finder, input)
    const choices = findDoubtfulDays(due ?? undefined, input)
    const [who = null, counterpart] = [said.who, said.counterpart].map((name) => personOf(name, support, source))
    return {
      title: said.title.trim(),
      description: describe(said.description, source),
      who,
      // Nobody promises something to themselves.
      counterpart: counterpart === undefined || counterpart === who ? null : counterpart,
      ...(choices?.[0] ? dueOnDay(choices[0]) : dueOf(due ?? undefined, input.timezone)),
      priority: said.priority,
      ...rateAlone(due !== null || who !== null, choices),
      evidence: evidenceAt(support),
    }
  }
  const lists = {
    keyPoints: answer.keyPoints.map(point),
    actionItems: answer.actionItems.map(followUp),
    events: answer.events.map((said) => checkEvent(said, source)),
    decisions: answer.decisions.map(point),
    questions: answer.questions.map(point),
  }
  const items = {
    keyPoints: keep(lists.keyPoints).slice(0, MAX_KEY_POINTS),
    actionItems: keep(lists.actionItems),
    events: keep(lists.events),
    decisions: keep(lists.decisions),
    questions: keep(lists.questions),
  }
  const unsupported = Object.values(lists).flat().length - Object.values(items).flat().length
  return { items, unsupported }
}

/** Minimum confidence, as stated by the model, at which the model is sure of an event. */
const MODEL_IS_SURE = 0.5

function checkEvent(said: PartAnswer['events'][number], source: Source): CalendarEvent | null {
  const { input, finder } = source
  const support = supportOf(said.title, MAX_TITLE_LENGTH, said, source)
  if (!support) return null
  const when = said.dateWords === null ? null : resolveDateWords(said.dateWords, support, finder, input)
  const now = formatMinute(toWall(input.recordedAt, input.timezone))
  // Whatever the model says, something in the past is not an event.
  if (when && (when.to ?? when.from) < now.slice(0, when.from.length)) return null
  const dated = when && isOfEvent(when) ? timesOf(when, input.timezone) : null
  const choices = findDoubtfulDays(when ?? undefined, input)
  const people = said.people.flatMap((name) => asSpoken(name, support, finder) ?? [])
  return {
    title: said.title.trim(),
    description: describe(said.description, source),
    ...(choices?.[0] ? timesOnDay(choices[0], input.timezone) : (dated ?? timesOnDay(null, input.timezone))),
    place: asSpoken(said.place, support, finder),
    people: [...new Set(people)].slice(0, MAX_EVENT_PEOPLE),
    ...rateAlone(dated !== null && said.confidence >= MODEL_IS_SURE, choices),
    evidence: evidenceAt(support),
  }
}

/**
 * Excludes ranges such as "next week" and deadlines such as "by Friday"; "moved to Tuesday at ten" parses as "until".
 */
function isOfEvent({ kind, relation }: DateMention): boolean {
  if (kind === 'span') return false
  return relation === null || relation === 'for' || (relation === 'until' && kind === 'moment')
}

/**
 * Returns the position of the words that an item is based on. Null if they were not said, say too little, or say something
 * else.
 */
function supportOf(
  text: string,
  longest: number,
  { quote, sentence }: { quote: string; sentence: number },
  { input, finder, facts }: Source,
): Place | null {
  if (text.trim() === '' || text.length > longest || facts.exceeds(text)) return null
  const place = finder.find(quote, sentence)
  if (!place) return null
  // A single word out of many would support anything.
  const alone = wordsOf(quote).length < 2 && wordsOf(place.sentence.text).length > 1
  return alone || !sharesWords(text, place, input) ? null : place
}

/** Returns `me` for the person who says the sentence, another speaker's name, or else a name as spoken. */
function personOf(name: string | null, near: Place, { input, finder }: Source): string | null {
  if (name === null) return null
  const called = fold(name.trim())
  const speaker = input.speakers?.find((one) => one.name !== null && fold(one.name) === called)
  if (called === ME || (speaker && speaker.number === near.sentence.speaker)) return ME
  return speaker?.name ?? asSpoken(name, near, finder)
}

/** Returns a name or place in the words of the text; null if nobody said it. */
function asSpoken(name: string | null, near: Place, finder: QuoteFinder): string | null {
  const place = name === null ? null : finder.find(name, near.sentence.index, near.start)
  return place === null ? null : place.sentence.text.slice(place.start, place.end)
}

function describe(text: string, { facts }: Source): string {
  const plain = text.trim()
  return plain.length > MAX_DESCRIPTION_LENGTH || facts.exceeds(plain) ? '' : plain
}

/** Maximum number of items of one kind based on the same words: with more, the model is rambling. */
const MAX_OF_ONE_QUOTE = 3

function keep<T extends { evidence: Evidence }>(items: readonly (T | null)[]): T[] {
  const times = new Map<string, number>()
  return items.filter((item): item is T => {
    if (item === null) return false
    const words = `${item.evidence.start} ${item.evidence.quote}`
    const count = (times.get(words) ?? 0) + 1
    times.set(words, count)
    return count <= MAX_OF_ONE_QUOTE
  })
}
