import { fold } from '#server/text/fold.ts'
import { withStorableTexts } from '#server/text/storable.ts'
import type { AnalysisContent, AnalysisUsage } from '#shared/contract/analysis.ts'
import type { Sentiment } from '#shared/contract/notes.ts'
import { TAG_LIMITS } from '#shared/limits.ts'
import type { Analysis, AnalysisInput, Analyst } from '../analyst.ts'
import { createQuoteFinder } from '../evidence/find-quote.ts'
import { gatherFacts, type KnownFacts } from '../evidence/known-facts.ts'
import type { Overview, PartAnswer } from './answer-schema.ts'
import { checkItems, type Items } from './check-answer.ts'
import { addUsage, type LanguageModelClient, type ModelUsage, NO_USAGE } from './language-model.ts'
import { rateItems } from './rate-items.ts'
import { type PartsRead, readParts } from './read-parts.ts'
import { charactersFor, type Line, splitParts } from './split-parts.ts'
import { joinFindings } from './steps/join-findings.ts'
import { readInSteps } from './steps/read-in-steps.ts'
import { isAcceptable, writeOverview } from './write-overview.ts'

/** Whether a model is asked everything about a part at once, or in small steps. */
export type ModelSteps = 'one' | 'small'

const MAX_TAGS = 7
const MIN_TAGS = 3
const NEUTRAL_SCORE = 3
const NOTHING_FOUND = { actionItems: [], events: [] }

/**
 * Creates the analyst that uses a language model and accepts what the text supports. If the model fails, it falls back to
 * `builtin` and says so in the account. It throws only the signal's reason.
 */
export function createLlmAnalyst(
  client: LanguageModelClient,
  builtin: Analyst,
  { steps = 'one' }: { steps?: ModelSteps } = {},
): Analyst {
  return {
    id: client.id,
    analyse: async (input, signal) => {
      const fallback = await builtin.analyse(input, signal)
      if (input.sentences.length === 0) return fallback
      const parts = splitParts(input.sentences, charactersFor(client.contextTokens), input.speakers)
      const language = input.answerLanguage ?? input.language
      const read = await (steps === 'small'
        ? readInSteps(client, parts, language, { builtin: fallback, spoken: input.language, signal })
        : readParts(client, parts, language, signal))
      if (read.answers.every((answer) => answer === null))
        return { ...fallback, account: describeFailure(client, parts, read) }
      return withStorableTexts(await combine(client, { input, parts, read, fallback }, signal))
    },
  }
}

interface Reading {
  input: AnalysisInput
  parts: readonly Line[][]
  read: PartsRead
  fallback: AnalysisContent
}

async function combine(client: LanguageModelClient, reading: Reading, signal: AbortSignal): Promise<Analysis> {
  const { input, parts, read, fallback } = reading
  const facts = gatherFacts(input)
  const source = { input, facts, finder: createQuoteFinder(input.sentences) }
  const checked = parts.map((lines, at) => {
    const answer = read.answers[at]
    if (!answer) return { items: itemsWithin(fallback, lines), unsupported: 0 }
    const { items, unsupported } = checkItems(answer, source)
    const kept = read.kept?.[at]
    return { items: kept ? joinFindings(kept, items) : items, unsupported }
  })
  const { overview, usage } = await findOverview(client, reading, checked, facts, signal)
  // A small model whose title or summary contains something that nobody said is not trusted with sentiment and tags either.
  const isTrusted = overview !== null || !read.kept
  const answers = isTrusted ? read.answers : []
  const score = weighScores(parts, answers) ?? fallback.sentimentScore
  return {
    title: overview?.title.trim() ?? fallback.title,
    summary: overview?.summary.trim() ?? fallback.summary,
    tags: isTrusted
      ? chooseTags(overview?.tags ?? answers.flatMap((answer) => answer?.tags ?? []), fallback.tags, facts)
      : fallback.tags,
    sentiment: nameScore(score),
    sentimentScore: score,
    // If a small model let findings of the rules stay, the same findings do not count as confirmation.
    ...rateItems(joinItems(checked.map(({ items }) => items)), read.kept ? NOTHING_FOUND : fallback),
    account: {
      model: client.id,
      failure: null,
      parts: { total: parts.length, builtin: read.answers.filter((answer) => answer === null).length },
      ...(read.incomplete ? { incomplete: read.incomplete } : {}),
      unsupported: checked.reduce((sum, { unsupported }) => sum + unsupported, 0),
      summaryReplaced: overview === null,
      ...addUsage(read.usage, usage),
    },
  }
}

/**
 * Returns the overview: that of a single part, or one over all parts, to which parts without a sound summary contribute their
 * key points.
 */
async function findOverview(
  client: LanguageModelClient,
  { input, read }: Reading,
  checked: readonly { items: Items }[],
  facts: KnownFacts,
  signal: AbortSignal,
): Promise<{ overview: Overview | null; usage: ModelUsage }> {
  const [only] = read.answers
  if (read.answers.length === 1) return { overview: only && isAcceptable(only, facts) ? only : null, usage: NO_USAGE }
  const summaries = read.answers.map((answer, at) => {
    if (answer && isAcceptable(answer, facts)) return answer.summary
    return checked[at]?.items.keyPoints.map(({ text }) => text).join(' ') ?? ''
  })
  const told = summaries.filter((summary) => summary !== '')
  if (told.length === 0) return { overview: null, usage: NO_USAGE }
  return writeOverview(client, told, facts, input.answerLanguage ?? input.language, signal)
}

function describeFailure(client: LanguageModelClient, parts: readonly Line[][], read: PartsRead): AnalysisUsage {
  return {
    model: client.id,
    failure: read.failure,
    parts: { total: parts.length, builtin: parts.length },
    unsupported: 0,
    summaryReplaced: true,
    ...read.usage,
  }
}

/** Returns what the builtin analyst found in the sentences of a part. */
function itemsWithin(content: AnalysisContent, lines: readonly Line[]): Items {
  const indices = new Set(lines.map(({ sentence }) => sentence.index))
  const within = <T extends { evidence: { sentence: number } }>(items: readonly T[]) =>
    items.filter(({ evidence }) => indices.has(evidence.sentence))
  return {
    keyPoints: within(content.keyPoints),
    actionItems: within(content.actionItems),
    events: within(content.events),
    decisions: within(content.decisions),
    questions: within(content.questions),
  }
}

/** Joins all items in order, without duplicates from several parts. */
function joinItems(items: readonly Items[]): Items {
  const once = <T>(all: readonly T[], keyOf: (item: T) => string) =>
    [...new Map(all.map((item) => [fold(keyOf(item)), item] as const).reverse()).values()].reverse()
  return {
    keyPoints: once(
      items.flatMap(({ keyPoints }) => keyPoints),
      ({ text }) => text,
    ),
    actionItems: once(
      items.flatMap(({ actionItems }) => actionItems),
      ({ title, dueDate }) => `${title} ${dueDate}`,
    ),
    events: once(
      items.flatMap(({ events }) => events),
      ({ title, dateTime }) => `${title} ${dateTime}`,
    ),
    decisions: once(
      items.flatMap(({ decisions }) => decisions),
      ({ text }) => text,
    ),
    questions: once(
      items.flatMap(({ questions }) => questions),
      ({ text }) => text,
    ),
  }
}

/** Averages the scores of the parts, weighted by their length. */
function weighScores(parts: readonly Line[][], answers: readonly (PartAnswer | null)[]): number | null {
  let weight = 0
  let sum = 0
  for (const [at, lines] of parts.entries()) {
    const answer = answers[at]
    if (!answer) continue
    const letters = lines.reduce((all, { text }) => all + text.length, 1)
    weight += letters
    sum += letters * Math.min(5, Math.max(1, answer.sentimentScore))
  }
  return weight === 0 ? null : Math.round(sum / weight)
}

function nameScore(score: number): Sentiment {
  if (score === NEUTRAL_SCORE) return 'neutral'
  return score > NEUTRAL_SCORE ? 'positive' : 'negative'
}

/** Returns each supported tag once, supplemented by builtin tags if there are few. */
function chooseTags(wanted: readonly string[], builtin: readonly string[], facts: KnownFacts): string[] {
  const chosen = new Map<string, string>()
  const add = (tag: string) => {
    const plain = tag.trim().replace(/^#/, '')
    if (plain === '' || plain.length > TAG_LIMITS.length || facts.exceeds(plain)) return
    if (!chosen.has(fold(plain))) chosen.set(fold(plain), plain)
  }
  for (const tag of wanted) if (chosen.size < MAX_TAGS) add(tag)
  for (const tag of builtin) if (chosen.size < MIN_TAGS) add(tag)
  return [...chosen.values()]
}
