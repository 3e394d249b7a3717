import type { AnalysisInput } from '#server/analysis/analyst.ts'
import { toInstant, toWall } from '#server/calendar/time-zones.ts'
import { formatMinute } from '#server/calendar/wall-time.ts'
import { isBare } from '#server/speech/bare-text.ts'
import { fold } from '#server/text/fold.ts'
import type { ActionItem, CalendarEvent } from '#shared/contract/analysis.ts'
import type { Sentiment } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import type { Counts } from './figures.ts'
import { toSentences } from './sets.ts'

interface GoldAction {
  has: string[]
  who: string | null
  due: string | null
  priority: string | null
}

/** An executive's note with what should be found in it. */
export interface NoteRecord {
  id: string
  lang: Language
  style: 'punctuated' | 'raw'
  recordedAt: string
  timezone: string
  text: string
  events: { start: string; end: string | null; people: string[] }[]
  actions: GoldAction[]
  decisions: { has: string[] }[]
  questions: { has: string[] }[]
  notActions: string[]
  notEvents: string[]
  sentiment: Sentiment
  score: number
  summaryMustMention: string[][]
  tagsAny: string[]
}

/** Returns a note as input of an analyst. */
export function toInput({ text, lang, recordedAt, timezone }: NoteRecord): AnalysisInput {
  const texts = toSentences(text, lang)
  const marks = isBare(text) ? { marks: ['restored' as const] } : {}
  const sentences = texts.map((sentence, index) => ({ index, start: index, end: index + 1, text: sentence, ...marks }))
  return { sentences, language: lang, recordedAt: toInstant(Date.parse(`${recordedAt}Z`), timezone), timezone }
}

/** Pairs each expected item with the first match that has not been taken yet; counts hits, misses and extras. */
export function match<Gold, Got>(
  golds: readonly Gold[],
  gots: readonly Got[],
  same: (gold: Gold, got: Got) => boolean,
  counts: Counts,
): [Gold, Got][] {
  const left = [...gots]
  const pairs: [Gold, Got][] = []
  for (const gold of golds) {
    const at = left.findIndex((got) => same(gold, got))
    const [got] = at < 0 ? [] : left.splice(at, 1)
    if (got === undefined) counts.missed++
    else pairs.push([gold, got])
  }
  counts.hit += pairs.length
  counts.extra += left.length
  return pairs
}

export function startOf(event: CalendarEvent, timezone: string): string | null {
  if (event.allDay) return event.day
  return event.dateTime === null ? null : formatMinute(toWall(new Date(event.dateTime), timezone))
}

export function isSameAction(gold: GoldAction, got: ActionItem): boolean {
  const who = gold.who === null ? got.who === null : got.who !== null && fold(got.who).includes(fold(gold.who))
  return who && isStated(gold, got)
}

/** Tells whether a follow-up is stated in the words of another one, whoever has it. */
export function isStated(gold: GoldAction, got: ActionItem): boolean {
  return holds(gold.has, `${got.title} ${got.description} ${got.evidence.quote}`)
}

export function holds(all: readonly string[], text: string): boolean {
  return all.every((one) => fold(text).includes(fold(one)))
}
