import type { Language } from '#shared/languages.ts'
import { MAX_TITLE_LENGTH } from '#shared/limits.ts'
import type { KnownFacts } from '../evidence/known-facts.ts'
import { askForLanguage, mayBeIn } from './answer-language.ts'
import { type Overview, overviewSchema } from './answer-schema.ts'
import { addUsage, type LanguageModelClient, type ModelUsage, NO_USAGE } from './language-model.ts'
import { LanguageModelError } from './language-model-error.ts'
import { askForOverview } from './prompts.ts'
import { charactersFor } from './split-parts.ts'

/** Maximum length of a summary from a model, in characters: several of them must fit into one request. */
const MAX_SUMMARY_LENGTH = 1500

/**
 * Writes title, summary and tags from the summaries of all parts, in as many steps as needed. Null if the model fails or
 * mentions anything nobody said.
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
        if (!isAcceptable(answer.output, facts)) return { overview: null, usage }
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

/** Tells whether title and summary are acceptable: present, not too long, and without a name or number nobody said. */
export function isAcceptable({ title, summary, names }: Omit<Overview, 'tags'>, facts: KnownFacts): boolean {
  const fits = (text: string, longest: number) => text.trim() !== '' && text.length <= longest
  return (
    fits(title, MAX_TITLE_LENGTH) &&
    fits(summary, MAX_SUMMARY_LENGTH) &&
    !facts.exceeds(title) &&
    !facts.exceeds(summary, names)
  )
}

/** Groups consecutive texts that fit into one request, at least two per group except the last. */
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
