import { analyseText } from '#server/analysis/builtin/builtin-analyst.ts'
import type { AnalysisContent } from '#shared/contract/analysis.ts'
import type { Language } from '#shared/languages.ts'

/** Analyses some sentences as a note that was spoken on Wednesday, 2 December 2026, at eleven in the morning (UTC). */
export function analyseSpoken(text: string, language: Language): AnalysisContent {
  const sentences = text
    .split(/(?<=[.?!…])(?<!\b(?:Mr|Mrs|Ms|Dr)\.) /)
    .map((sentence, index) => ({ index, start: index * 5, end: index * 5 + 5, text: sentence }))
  return analyseText({ sentences, language, recordedAt: new Date('2026-12-02T11:00:00Z'), timezone: 'UTC' })
}
