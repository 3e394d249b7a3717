import type { Language } from '#shared/languages.ts'
import { MAX_TITLE_LENGTH } from '#shared/limits.ts'
import type { KnownFacts } from '../evidence/known-facts.ts'
import { askForLanguage, mayBeIn } from './answer-language.ts'
import { type Overview, overviewSchema } from './answer-schema.ts'
import { addUsage, type LanguageModelClient, type ModelUsage, NO_USAGE } from './language-model.ts'
import { LanguageModelError } from './language-model-error.ts'
import { askForOverview } from './prompts.ts'
import { charactersFor } from './split-parts.ts'

/** Longest summary that is taken from a model, in characters: several of them must fit into one request. */
const LONGEST_SUMMARY = 1500

/**
 * Title, summary and tags over the summaries of all parts, by as many steps as they need; null where the model fails or
 * tells of what nobody said.
 */
export async function writeOverview(
  client: LanguageModelClient,
  summaries: readonly string[],
  facts: KnownFacts,
  language: Language,
  signal: AbortSignal,
): Promise<{ overview: Overview | null; usage: ModelUsage }> {
  const schema = overviewSchema.refine(({ summary }) => mayBeIn(summary, language), askForLanguage(language))
  let usage = NO_USAGE
  let texts = summaries
  for (;;) {
    const groups = groupTexts(texts, charactersFor(client.contextTokens))
    const overviews: Overview[] = []
    for (const group of groups) {
      try {
        const answer = await client.generate({ ...askForOverview(group, language), schema, signal })
        usage = addUsage(usage, answer.usage)
        if (!isSound(answer.output, facts)) return { overview: null, usage }
        overviews.push(answer.output)
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof LanguageModelError)) throw error
        return { overview: null, usage: addUsage(usage, error.usage) }
      }
    }
    if (overviews.length <= 1) return { overview: overviews[0] ?? null, usage }
    texts = overviews.map(({ summary }) => summary)
  }
}

/** Whether title and summary can stand: there, of a bearable length, and with no name or number that nobody said. */
export function isSound({ title, summary, names }: Omit<Overview, 'tags'>, facts: KnownFacts): boolean {
  const fits = (text: string, longest: number) => text.trim() !== '' && text.length <= longest
  return (
    fits(title, MAX_TITLE_LENGTH) &&
    fits(summary, LONGEST_SUMMARY) &&
    !facts.exceeds(title) &&
    !facts.exceeds(summary, names)
  )
}

/** Consecutive texts that fit into one request together, at least two in each group but the last. */
function groupTexts(texts: readonly string[], longest: number): string[][] {
  const groups: string[][] = []
  let length = 0
  for (const text of texts) {
    const group = groups.at(-1)
    if (group && (group.length < 2 || length + text.length <= longest)) {
      group.push(text)
      length += text.length
    } else {
      groups.push([text])
      length = text.length
    }
  }
  return groups
}
