import { ME } from '#shared/commitment.ts'
import type { ActionItem, AnalysisContent, CalendarEvent, Evidence } from '#shared/contract/analysis.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_EVENT_PEOPLE, MAX_TITLE_LENGTH } from '#shared/limits.ts'
import type { AnalysisInput } from '../analyst.ts'
import { dueOf } from '../builtin/action-items.ts'
import { timesOf } from '../builtin/events.ts'
import type { DateMention } from '../dates/find-dates.ts'
import { formatMinute } from '../dates/wall.ts'
import { toWall } from '../dates/zone.ts'
import { evidenceAt, type QuoteFinder, wordsOf } from '../evidence/find-quote.ts'
import type { KnownFacts } from '../evidence/known-facts.ts'
import { resolveDateWords } from '../evidence/resolve-date-words.ts'
import { fold } from '../text/tokens.ts'
import type { PartAnswer } from './answer-schema.ts'

/** What answers are held against. */
export interface Source {
  input: AnalysisInput
  finder: QuoteFinder
  facts: KnownFacts
}

export type Items = Pick<AnalysisContent, 'keyPoints' | 'actionItems' | 'events' | 'decisions' | 'questions'>

/** The items of an answer that the text supports, and how many it does not. Dates are ours, read from the words quoted. */
export function checkItems(answer: PartAnswer, source: Source): { items: Items; unsupported: number } {
  const { input, finder } = source
  const point = (said: PartAnswer['decisions'][number]) => {
    const evidence = supportOf(said.text, MAX_DESCRIPTION_LENGTH, said, source)
    return evidence && { text: said.text.trim(), evidence }
  }
  const task = (said: PartAnswer['actionItems'][number]): ActionItem | null => {
    const evidence = supportOf(said.title, MAX_TITLE_LENGTH, said, source)
    if (!evidence) return null
    const due = said.dateWords === null ? null : resolveDateWords(said.dateWords, evidence.sentence, finder, input)
    const [who, counterpart] = [said.who, said.counterpart].map((name) => personOf(name, evidence, finder))
    return {
      title: said.title.trim(),
      description: describe(said.description, source),
      who: who ?? null,
      // Nobody promises a thing to themselves.
      counterpart: counterpart === undefined || counterpart === who ? null : counterpart,
      ...dueOf(due ?? undefined, input.timezone),
      priority: said.priority,
      evidence,
    }
  }
  const lists = {
    keyPoints: answer.keyPoints.map(point),
    actionItems: answer.actionItems.map(task),
    events: answer.events.map((said) => checkEvent(said, source)),
    decisions: answer.decisions.map(point),
    questions: answer.questions.map(point),
  }
  const items = {
    keyPoints: keep(lists.keyPoints),
    actionItems: keep(lists.actionItems),
    events: keep(lists.events),
    decisions: keep(lists.decisions),
    questions: keep(lists.questions),
  }
  const unsupported = Object.values(lists).flat().length - Object.values(items).flat().length
  return { items, unsupported }
}

function checkEvent(said: PartAnswer['events'][number], source: Source): CalendarEvent | null {
  const { input, finder } = source
  const evidence = supportOf(said.title, MAX_TITLE_LENGTH, said, source)
  if (!evidence) return null
  const when = said.dateWords === null ? null : resolveDateWords(said.dateWords, evidence.sentence, finder, input)
  const now = formatMinute(toWall(input.recordedAt, input.timezone))
  // Whatever the model makes of it, what was is none to come.
  if (when && (when.to ?? when.from) < now.slice(0, when.from.length)) return null
  const dated = when && isOfEvent(when) ? timesOf(when, input.timezone) : null
  const people = said.people.flatMap((name) => asSpoken(name, evidence, finder) ?? [])
  return {
    title: said.title.trim(),
    description: describe(said.description, source),
    ...(dated ?? { dateTime: null, end: null, day: null, allDay: false }),
    place: asSpoken(said.place, evidence, finder),
    people: [...new Set(people)].slice(0, MAX_EVENT_PEOPLE),
    confidence: Math.min(1, Math.max(0, said.confidence)),
    evidence,
  }
}

/** "Next week" is no day, and "by Friday" a deadline; "moved to Tuesday at ten" is read as "until". */
function isOfEvent({ kind, relation }: DateMention): boolean {
  if (kind === 'span') return false
  return relation === null || relation === 'for' || (relation === 'until' && kind === 'moment')
}

/** The words that an item rests on; null where they were not said, say too little, or less than the item. */
function supportOf(
  text: string,
  longest: number,
  { quote, sentence }: { quote: string; sentence: number },
  { finder, facts }: Source,
): Evidence | null {
  if (text.trim() === '' || text.length > longest || facts.exceeds(text)) return null
  const place = finder.find(quote, sentence)
  if (!place) return null
  // One word of many supports anything.
  const alone = wordsOf(quote).length < 2 && wordsOf(place.sentence.text).length > 1
  return alone ? null : evidenceAt(place)
}

/** `me` for the speaker, else a name as spoken. */
function personOf(name: string | null, near: Evidence, finder: QuoteFinder): string | null {
  return name !== null && fold(name.trim()) === ME ? ME : asSpoken(name, near, finder)
}

/** A name or place in the very words of the text; null where nobody said them. */
function asSpoken(name: string | null, near: Evidence, finder: QuoteFinder): string | null {
  const place = name === null ? null : finder.find(name, near.sentence)
  return place === null ? null : place.sentence.text.slice(place.start, place.end)
}

function describe(text: string, { facts }: Source): string {
  const plain = text.trim()
  return plain.length > MAX_DESCRIPTION_LENGTH || facts.exceeds(plain) ? '' : plain
}

function keep<T>(items: readonly (T | null)[]): T[] {
  return items.filter((item) => item !== null)
}
