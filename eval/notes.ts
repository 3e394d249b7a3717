import type { Analyst } from '#server/analysis/analyst.ts'
import { createBuiltinAnalyst } from '#server/analysis/builtin/builtin-analyst.ts'
import { fold } from '#server/text/fold.ts'
import { SENTIMENTS } from '#shared/choices.ts'
import type { AnalysisContent, Doubt } from '#shared/contract/analysis.ts'
import { type Counts, type Figure, f1, macroF1, mean, precision, recall } from './figures.ts'
import { holds, isSameAction, isStated, match, type NoteRecord, startOf, toInput } from './match-notes.ts'
import { byLanguage, readSet } from './sets.ts'
import { readUnreadOrdinary, readUnreadVoices } from './voices.ts'

const builtin = createBuiltinAnalyst()
const never = new AbortController().signal

const count = (): Counts => ({ hit: 0, missed: 0, extra: 0 })

/** Evaluates everything in an analysis on executives' voice notes. */
export async function evaluateNotes(folder: string, analyst: Analyst = builtin): Promise<Figure[]> {
  return evaluateSet('notes_gold', readSet<NoteRecord>(folder, 'notes_gold'), analyst)
}

/**
 * Evaluates the builtin analyst on the unread part of this project's own notes, except for tags, because these notes name
 * three to five each.
 */
export async function evaluateVoices(): Promise<Figure[]> {
  const figures = [
    ...(await evaluateSet('ordinary', readUnreadOrdinary(), builtin)),
    ...(await evaluateSet('voices', readUnreadVoices(), builtin)),
  ]
  return figures.filter(({ measure }) => measure !== 'tags, two hits')
}

async function evaluateSet(set: string, notes: readonly NoteRecord[], analyst: Analyst): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [language, records] of byLanguage(notes)) {
    const pairs = []
    for (const record of records) pairs.push({ record, content: await analyst.analyse(toInput(record), never) })
    for (const [measure, value] of Object.entries(measureNotes(pairs))) figures.push({ set, measure, language, value })
  }
  return figures
}

/** Returns the items that stand: those whose kind is doubtful stand only once the user has confirmed them. */
function sureOf<Item extends { doubt: Doubt | null }>(items: readonly Item[]): Item[] {
  return items.filter(({ doubt }) => doubt?.about !== 'kind')
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
  const confirmed = count()
  const worth: number[] = []
  for (const { record, content } of pairs) {
    const eventPairs = match(
      record.events,
      sureOf(content.events),
      (gold, got) => gold.start === startOf(got, record.timezone),
      events,
    )
    for (const [gold, got] of eventPairs) {
      people.push(...gold.people.map((name) => (got.people.some((one) => fold(one).includes(fold(name))) ? 1 : 0)))
    }
    const matched = match(record.actions, sureOf(content.actionItems), isSameAction, actions)
    for (const [gold, got] of matched) {
      due.push(gold.due === got.dueDate ? 1 : 0)
      if (gold.priority !== null) priorities.push(gold.priority === got.priority ? 1 : 0)
    }
    const rest = record.actions.filter((gold) => !matched.some(([one]) => one === gold))
    const asked = content.actionItems.filter(({ doubt }) => doubt?.about === 'kind')
    const answered = match(rest, asked, isStated, count())
    worth.push(...asked.map((item) => (answered.some(([, one]) => one === item) ? 1 : 0)))
    confirmed.hit += matched.length + answered.length
    confirmed.missed += rest.length - answered.length
    confirmed.extra += sureOf(content.actionItems).length - matched.length
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
    for (const not of record.notActions) taken.push(isTaken(not, sureOf(content.actionItems)) ? 1 : 0)
    for (const not of record.notEvents) taken.push(isTaken(not, sureOf(content.events)) ? 1 : 0)
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
    'actions, F1 once questions are answered': f1(confirmed),
    'actions, recall once answered': recall(confirmed),
    'actions, questions worth asking': mean(worth),
    'actions, questions per note': worth.length / Math.max(1, pairs.length),
    'due date of matched actions': mean(due),
    'priority of matched actions': mean(priorities),
    'decisions, F1': f1(decisions),
    'questions, F1': f1(questions),
    'not to be taken, yet taken': mean(taken),
    'sentiment, macro-F1': macroF1(labels, SENTIMENTS),
    'sentiments shown, right': mean(
      labels.flatMap(({ gold, got }) => (got === 'neutral' ? [] : [gold === got ? 1 : 0])),
    ),
    'clear sentiments shown': mean(
      labels.flatMap(({ gold, got }) => (gold === 'neutral' ? [] : [gold === got ? 1 : 0])),
    ),
    'score within one': mean(
      pairs.map(({ record, content }) => (Math.abs(record.score - content.sentimentScore) <= 1 ? 1 : 0)),
    ),
    'summary, facts mentioned': mean(pairs.flatMap(({ record, content }) => mentioned(record, content))),
    'summary, within its length': mean(pairs.map(({ record, content }) => (isShort(record, content) ? 1 : 0))),
    'tags, two hits': mean(pairs.map(({ record, content }) => (tagHits(record, content) >= 2 ? 1 : 0))),
  }
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
