import type { AnalysisFailure, FindingKind } from '#shared/contract/analysis.ts'
import type { Language } from '#shared/languages.ts'
import { askForLanguage, mayBeIn } from './answer-language.ts'
import { type PartAnswer, partAnswerSchema } from './answer-schema.ts'
import type { Items } from './check-answer.ts'
import { addUsage, type LanguageModelClient, type ModelUsage, NO_USAGE } from './language-model.ts'
import { LanguageModelError } from './language-model-error.ts'
import { askAboutPart } from './prompts.ts'
import type { Line } from './split-parts.ts'

/** How many parts are sent concurrently. */
const CONCURRENCY = 3
/** After this many failures the remaining parts are skipped, because each failure may have taken the whole timeout. */
const MAX_FAILURES = 3

export interface PartsRead {
  /** One answer for each part, in order; null if the model gave none. */
  answers: (PartAnswer | null)[]
  /** The builtin analyst's findings that the model was offered and let stay, for each part; absent if it was offered none. */
  kept?: (Items | null)[]
  /** The kinds of findings that were read only partly, in the parts with an answer; absent if everything was asked at once. */
  incomplete?: FindingKind[]
  /** Why the first missing answer failed. */
  failure: AnalysisFailure | null
  usage: ModelUsage
}

/** Has the model read every part. A part that it did not see from end to end counts as not read. */
export async function readParts(
  client: LanguageModelClient,
  parts: readonly Line[][],
  language: Language,
  signal: AbortSignal,
): Promise<PartsRead> {
  const read: PartsRead = { answers: parts.map(() => null), failure: null, usage: NO_USAGE }
  const waiting = parts.entries()
  let failures = 0
  async function work(): Promise<void> {
    for (const [at, lines] of waiting) {
      if (failures >= MAX_FAILURES) return
      try {
        const request = askAboutPart(lines, { number: at + 1, total: parts.length }, language)
        const { output, usage } = await client.generate({
          ...request,
          schema: wholePartSchema(lines, language),
          signal,
        })
        read.answers[at] = output
        read.usage = addUsage(read.usage, usage)
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof LanguageModelError)) throw error
        read.usage = addUsage(read.usage, error.usage)
        read.failure ??= error.code
        failures += error.lasting ? MAX_FAILURES : 1
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return read
}

/**
 * Checks an answer's language, and that the model saw both ends of its part, since servers silently truncate a request
 * that is too long. The error sent back to the model does not reveal the numbers.
 */
function wholePartSchema(lines: readonly Line[], language: Language) {
  const first = lines[0]?.sentence.index
  const last = lines.at(-1)?.sentence.index
  return partAnswerSchema
    .refine(({ firstSentence }) => firstSentence === first, {
      path: ['firstSentence'],
      error: 'is not the number of the first sentence between the fence lines',
    })
    .refine(({ lastSentence }) => lastSentence === last, {
      path: ['lastSentence'],
      error: 'is not the number of the last sentence between the fence lines',
    })
    .refine(({ summary }) => mayBeIn(summary, language), askForLanguage(language))
}
