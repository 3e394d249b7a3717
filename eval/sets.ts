import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBuiltinAnalyst } from '#server/analysis/builtin/builtin-analyst.ts'
import { splitText } from '#server/speech/sentences.ts'
import type { AnalysisContent } from '#shared/contract/analysis.ts'
import type { Language } from '#shared/languages.ts'

/** Reads the records of a set; empty if the folder has no such file. */
export function readSet<T>(folder: string, name: string): T[] {
  const file = join(folder, `${name}.jsonl`)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T)
}

/** Groups the records by language, in the order in which the languages first occur. */
export function byLanguage<T extends { lang: Language }>(records: readonly T[]): [Language, T[]][] {
  return [...Map.groupBy(records, ({ lang }) => lang)]
}

const analyst = createBuiltinAnalyst()
const never = new AbortController().signal

/** Analyses a text as one note; `texts` are its sentences. */
export function analyseTexts(
  texts: readonly string[],
  language: Language,
  recordedAt: Date,
  timezone: string,
): Promise<AnalysisContent> {
  const sentences = texts.map((text, index) => ({ index, start: index, end: index + 1, text }))
  return analyst.analyse({ sentences, language, recordedAt, timezone }, never)
}

/** Splits a text into sentences in the same way as a transcript, with or without punctuation. */
export function toSentences(text: string, language: Language): string[] {
  return splitText(text, language)
}
