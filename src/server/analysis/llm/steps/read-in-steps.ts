import type { z } from 'zod'
import { fold } from '#server/text/fold.ts'
import { ME } from '#shared/commitment.ts'
import {
  type AnalysisContent,
  type AnalysisFailure,
  FINDING_KINDS,
  type FindingKind,
} from '#shared/contract/analysis.ts'
import type { Language } from '#shared/languages.ts'
import { askForLanguage, mayBeIn } from '../answer-language.ts'
import type { PartAnswer } from '../answer-schema.ts'
import type { Items } from '../check-answer.ts'
import { addUsage, type LanguageModelClient, type ModelUsage, NO_USAGE } from '../language-model.ts'
import { LanguageModelError } from '../language-model-error.ts'
import type { PartsRead } from '../read-parts.ts'
import type { Line } from '../split-parts.ts'
import { hasContent, isAboutText } from './content-words.ts'
import { isSamePlace, SURE } from './join-findings.ts'
import { type StepPrompts, writeStepPrompts } from './step-prompts.ts'
import { eventSchema, findingsSchema, followUpSchema, gistSchema } from './step-schemas.ts'

/** The details of at most this many follow-ups or events of a part are asked for, to limit the time. */
const MAX_DETAILS = 6

/** A step that fails loses only its own answer, but after this many failures the part is given up. */
const MAX_FAILURES = 3

interface PartRead {
  answer: PartAnswer
  kept: Items
  incomplete: FindingKind[]
}

/**
 * Has a small model read every part in small steps: for each kind of finding, which of the rules' findings to drop and what
 * they missed; then the details of each finding that is new or unsure; then what the whole part is about. The answers are
 * joined into one for each part, which is checked against the text like that of a large model.
 * @param language the language to answer in.
 * @param source.builtin what the rules have found.
 * @param source.spoken the language of the text.
 */
export async function readInSteps(
  client: LanguageModelClient,
  parts: readonly Line[][],
  language: Language,
  { builtin, spoken, signal }: { builtin: AnalysisContent; spoken: Language; signal: AbortSignal },
): Promise<PartsRead> {
  const read: PartsRead = { answers: [], kept: [], failure: null, usage: NO_USAGE }
  const incomplete = new Set<FindingKind>()
  for (const lines of parts) {
    const steps = new Steps(client, signal)
    const part = await readPart(steps, lines, { language, spoken, builtin })
    read.answers.push(part?.answer ?? null)
    read.kept?.push(part?.kept ?? null)
    read.usage = addUsage(read.usage, steps.usage)
    for (const kind of part?.incomplete ?? []) incomplete.add(kind)
    if (!part) read.failure ??= steps.failure
  }
  return { ...read, incomplete: FINDING_KINDS.filter((kind) => incomplete.has(kind)) }
}

async function readPart(
  steps: Steps,
  lines: readonly Line[],
  { language, spoken, builtin }: { language: Language; spoken: Language; builtin: AnalysisContent },
): Promise<PartRead | null> {
  const prompts = writeStepPrompts(lines, language)
  const found = { actionItems: [], events: [], decisions: [], questions: [] } as Pick<PartAnswer, FindingKind>
  const kept: Items = {
    keyPoints: within(builtin.keyPoints, lines),
    actionItems: [],
    events: [],
    decisions: [],
    questions: [],
  }
  const finding = { steps, prompts, lines, builtin, found, kept, spoken }
  const incomplete: FindingKind[] = []
  for (const kind of FINDING_KINDS) if (!(await findKind(kind, finding))) incomplete.push(kind)
  const schema = gistSchema.refine(({ summary }) => mayBeIn(summary, language), askForLanguage(language))
  const written = await steps.ask(prompts.system, prompts.gist(), schema)
  const text = lines.map((line) => line.text).join(' ')
  const gist = written && isAboutText(written, text, spoken, language) ? written : null
  // Without a single answer the part counts as not read.
  if (steps.answers === 0) return null
  return {
    kept,
    incomplete,
    answer: {
      firstSentence: lines[0]?.sentence.index ?? 0,
      lastSentence: lines.at(-1)?.sentence.index ?? 0,
      ...(gist ?? { title: '', summary: '', names: [], tags: [], sentimentScore: builtin.sentimentScore }),
      keyPoints: [],
      ...found,
    },
  }
}

interface Finding {
  steps: Steps
  prompts: StepPrompts
  lines: readonly Line[]
  builtin: AnalysisContent
  found: Pick<PartAnswer, FindingKind>
  kept: Items
  /** The language of the text. */
  spoken: Language
}

/** A title that says nothing counts as missing, so the item is dropped and counted. */
function titleOf({ title }: { title: string }, spoken: Language): string {
  return hasContent(title, spoken) ? title : ''
}

/** An article is never a name. */
function namesOnly<T extends { title: string; who: string | null; counterpart: string | null }>(
  followUp: T,
  spoken: Language,
): T {
  const named = (name: string | null) =>
    name !== null && (fold(name.trim()) === ME || hasContent(name, spoken)) ? name : null
  return {
    ...followUp,
    title: titleOf(followUp, spoken),
    who: named(followUp.who),
    counterpart: named(followUp.counterpart),
  }
}

/** Returns whether the model has answered everything. */
async function findKind(
  kind: FindingKind,
  { steps, prompts, lines, builtin, found, kept, spoken }: Finding,
): Promise<boolean> {
  const candidates = within<Items[FindingKind][number]>(builtin[kind], lines)
  const findings = await steps.ask(
    prompts.system,
    prompts.find(
      kind,
      candidates.map(({ evidence }) => evidence.quote),
    ),
    findingsSchema,
  )
  const dropped = new Set(findings?.drop ?? [])
  const stay = candidates.filter((item, at) => !dropped.has(at + 1) || isSure(item))
  Object.assign(kept, { [kind]: stay })
  const known = candidates.map(({ evidence }) => evidence)
  const missed = (findings?.more ?? []).filter((said) => !known.some((evidence) => isSamePlace(evidence, said)))
  const unclear = kind === 'actionItems' ? stay.filter((item) => !isSure(item)) : []
  const asked = [...unclear.map(({ evidence }) => ({ sentence: evidence.sentence, quote: evidence.quote })), ...missed]
  let isComplete = findings !== null && asked.length <= MAX_DETAILS
  for (const said of asked.slice(0, MAX_DETAILS)) {
    if (kind === 'actionItems') {
      const followUp = await steps.ask(prompts.system, prompts.followUp(said.quote), followUpSchema)
      if (followUp) found.actionItems.push({ ...said, ...namesOnly(followUp, spoken), description: '' })
      isComplete &&= followUp !== null
    } else if (kind === 'events') {
      const event = await steps.ask(prompts.system, prompts.event(said.quote), eventSchema)
      if (event)
        found.events.push({ ...said, ...event, title: titleOf(event, spoken), description: '', confidence: 0.5 })
      isComplete &&= event !== null
    } else found[kind].push({ ...said, text: said.quote })
  }
  return isComplete
}

/** Asks one step after the other, and adds up their usage. */
class Steps {
  usage: ModelUsage = NO_USAGE
  failure: AnalysisFailure | null = null
  answers = 0
  #failures = 0
  readonly #client: LanguageModelClient
  readonly #signal: AbortSignal

  constructor(client: LanguageModelClient, signal: AbortSignal) {
    this.#client = client
    this.#signal = signal
  }

  /** Returns null for a step that fails. After several failures or a permanent one, nothing more is asked. */
  async ask<T>(system: string, prompt: string, schema: z.ZodType<T>): Promise<T | null> {
    if (this.#failures >= MAX_FAILURES) return null
    try {
      const { output, usage } = await this.#client.generate({ system, prompt, schema, signal: this.#signal })
      this.usage = addUsage(this.usage, usage)
      this.answers += 1
      return output
    } catch (error) {
      this.#signal.throwIfAborted()
      if (!(error instanceof LanguageModelError)) throw error
      this.usage = addUsage(this.usage, error.usage)
      this.failure ??= error.code
      this.#failures += error.lasting ? MAX_FAILURES : 1
      return null
    }
  }
}

function isSure(item: object): boolean {
  return 'confidence' in item && typeof item.confidence === 'number' && item.confidence >= SURE
}

function within<T extends { evidence: { sentence: number } }>(items: readonly T[], lines: readonly Line[]): T[] {
  const indices = new Set(lines.map(({ sentence }) => sentence.index))
  return items.filter(({ evidence }) => indices.has(evidence.sentence))
}
