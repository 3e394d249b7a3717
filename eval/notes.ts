import { toInstant, toWall } from '#server/calendar/time-zones.ts'
import { formatMinute } from '#server/calendar/wall-time.ts'
import { fold } from '#server/text/fold.ts'
import { SENTIMENTS } from '#shared/choices.ts'
import type { ActionItem, AnalysisContent, CalendarEvent } from '#shared/contract/analysis.ts'
import type { Sentiment } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import { type Counts, type Figure, f1, macroF1, mean, precision, recall } from './figures.ts'
import { analyseTexts, byLanguage, readSet, toSentences } from './sets.ts'

interface GoldAction {
  has: string[]
  who: string | null
  due: string | null
  priority: string | null
}

interface NoteRecord {
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

const count = (): Counts => ({ hit: 0, missed: 0, extra: 0 })

/** Evaluates everything an analysis gives on executives' voice notes. */
export async function evaluateNotes(folder: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [language, records] of byLanguage(readSet<NoteRecord>(folder, 'notes_gold'))) {
    const pairs = []
    for (const record of records) pairs.push({ record, content: await analyseNote(record) })
    for (const [measure, value] of Object.entries(measureNotes(pairs)))
      figures.push({ set: 'notes_gold', measure, language, value })
  }
  return figures
}

function analyseNote({ text, style, lang, recordedAt, timezone }: NoteRecord): Promise<AnalysisContent> {
  const spoken = toInstant(Date.parse(`${recordedAt}Z`), timezone)
  return analyseTexts(style === 'raw' ? [text] : toSentences(text), lang, spoken, timezone)
}

type Pair = { record: NoteRecord; content: AnalysisContent }

function measureNotes(pairs: readonly Pair[]): Record<string, number> {
  const events = count()
  const actions = count()
  const decisions = count()
  const questions = count()
  const due: number[] = []
  const priorities: number[] = []
  const people: number[] = []
  const taken: number[] = []
  for (const { record, content } of pairs) {
    const eventPairs = match(
      record.events,
      content.events,
      (gold, got) => gold.start === startOf(got, record.timezone),
      events,
    )
    for (const [gold, got] of eventPairs) {
      people.push(...gold.people.map((name) => (got.people.some((one) => fold(one).includes(fold(name))) ? 1 : 0)))
    }
    const matched = match(record.actions, content.actionItems, isSameAction, actions)
    for (const [gold, got] of matched) {
      due.push(gold.due === got.dueDate ? 1 : 0)
      if (gold.priority !== null) priorities.push(gold.priority === got.priority ? 1 : 0)
    }
    match(
      record.decisions,
      content.decisions,
      (gold, got) => holds(gold.has, `${got.text} ${got.evidence.quote}`),
      decisions,
    )
    match(
      record.questions,
      content.questions,
      (gold, got) => holds(gold.has, `${got.text} ${got.evidence.quote}`),
      questions,
    )
    for (const not of record.notActions) taken.push(isTaken(not, content.actionItems) ? 1 : 0)
    for (const not of record.notEvents) taken.push(isTaken(not, content.events) ? 1 : 0)
  }
  const labels = pairs.map(({ record, content }) => ({ gold: record.sentiment, got: content.sentiment }))
  return {
    'events, F1': f1(events),
    'events, precision': precision(events),
    'events, recall': recall(events),
    'events, people': mean(people),
    'actions, F1': f1(actions),
    'actions, precision': precision(actions),
    'actions, recall': recall(actions),
    'due date of matched actions': mean(due),
    'priority of matched actions': mean(priorities),
    'decisions, F1': f1(decisions),
    'questions, F1': f1(questions),
    'not to be taken, yet taken': mean(taken),
    'sentiment, macro-F1': macroF1(labels, SENTIMENTS),
    'score within one': mean(
      pairs.map(({ record, content }) => (Math.abs(record.score - content.sentimentScore) <= 1 ? 1 : 0)),
    ),
    'summary, facts mentioned': mean(pairs.flatMap(({ record, content }) => mentioned(record, content))),
    'summary, within its length': mean(pairs.map(({ record, content }) => (isShort(record, content) ? 1 : 0))),
    'tags, two hits': mean(pairs.map(({ record, content }) => (tagHits(record, content) >= 2 ? 1 : 0))),
  }
}

/** Pairs each expected item with the first match that is not taken yet; counts hits, misses and extras. */
function match<Gold, Got>(
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

function startOf(event: CalendarEvent, timezone: string): string | null {
  if (event.allDay) return event.day
  return event.dateTime === null ? null : formatMinute(toWall(new Date(event.dateTime), timezone))
}

function isSameAction(gold: GoldAction, got: ActionItem): boolean {
  const who = gold.who === null ? got.who === null : got.who !== null && fold(got.who).includes(fold(gold.who))
  return who && holds(gold.has, `${got.title} ${got.description} ${got.evidence.quote}`)
}

function holds(all: readonly string[], text: string): boolean {
  return all.every((one) => fold(text).includes(fold(one)))
}

/** Tells whether an item rests on words that mostly overlap with those that should not be found. */
function isTaken(not: string, items: readonly { title: string; evidence: { quote: string } }[]): boolean {
  const bare = fold(not)
  return items.some(({ title, evidence }) => {
    const quote = fold(evidence.quote)
    const named = fold(title)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2)
    const spoken = named.filter((word) => bare.includes(word)).length * 2 > named.length
    return quote === bare || (quote.includes(bare) && spoken) || bare.includes(quote)
  })
}

function mentioned({ summaryMustMention }: NoteRecord, { summary }: AnalysisContent): number[] {
  return summaryMustMention.map((some) => (some.some((one) => fold(summary).includes(fold(one))) ? 1 : 0))
}

function isShort({ text }: NoteRecord, { summary }: AnalysisContent): boolean {
  return summary.split(/\s+/).length <= Math.max(60, text.split(/\s+/).length / 4)
}

function tagHits({ tagsAny }: NoteRecord, { tags }: AnalysisContent): number {
  return tags.filter((tag) => tagsAny.some((gold) => fold(tag).includes(fold(gold)) || fold(gold).includes(fold(tag))))
    .length
}
