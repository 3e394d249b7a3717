import type { Language } from '#shared/languages.ts'
import { type Figure, mean } from './figures.ts'
import { analyseTexts, readSet, toSentences } from './sets.ts'

interface SegmentRecord {
  lang: Language
  text: string
  summary: string
}

interface MeetingRecord {
  lang: Language
  text: string
  summaries: { summary: string }[]
}

/**
 * Evaluates summaries and key points of meetings by ROUGE F1 (lower case, no stemming), and their length relative to
 * the reference.
 */
export async function evaluateSummaries(folder: string): Promise<Figure[]> {
  const segments = readSet<SegmentRecord>(folder, 'segments_qmsum').map((record) => ({
    ...record,
    references: [record.summary],
  }))
  const meetings = readSet<MeetingRecord>(folder, 'meetings_qmsum').map((record) => ({
    ...record,
    references: record.summaries.map(({ summary }) => summary),
  }))
  return [...(await measure('segments_qmsum', segments)), ...(await measure('meetings_qmsum', meetings))]
}

async function measure(
  set: string,
  records: { lang: Language; text: string; references: string[] }[],
): Promise<Figure[]> {
  const rows: Record<string, number>[] = []
  for (const { text, references, lang } of records) {
    const sentences = text.split('\n').flatMap((turn) => toSentences(turn.replace(/^[^:\n]{1,40}: /, ''), lang))
    const { summary, keyPoints } = await analyseTexts(sentences, lang, new Date('2026-03-04'), 'UTC')
    const points = keyPoints.map((point) => point.text).join(' ')
    rows.push({
      'ROUGE-1': mean(references.map((reference) => rouge(summary, reference, 1))),
      'ROUGE-2': mean(references.map((reference) => rouge(summary, reference, 2))),
      'ROUGE-L': mean(references.map((reference) => rougeL(summary, reference))),
      'key points, ROUGE-1': mean(references.map((reference) => rouge(points, reference, 1))),
      'length by the reference': mean(
        references.map((one) => wordsOf(summary).length / Math.max(wordsOf(one).length, 1)),
      ),
    })
  }
  const [first] = rows
  if (!first) return []
  return Object.keys(first).map((name) => ({
    set,
    measure: name,
    language: 'en',
    value: mean(rows.map((row) => row[name] ?? 0)),
  }))
}

function rouge(got: string, gold: string, size: number): number {
  const grams = (text: string) => {
    const words = wordsOf(text)
    return words.slice(size - 1).map((_, at) => words.slice(at, at + size).join(' '))
  }
  const expected = grams(gold)
  const found = grams(got)
  const counts = new Map<string, number>()
  for (const gram of expected) counts.set(gram, (counts.get(gram) ?? 0) + 1)
  let hit = 0
  for (const gram of found) {
    const left = counts.get(gram) ?? 0
    if (left === 0) continue
    hit++
    counts.set(gram, left - 1)
  }
  return (2 * hit) / Math.max(expected.length + found.length, 1)
}

/** Computes ROUGE-L, which uses the longest common subsequence. */
function rougeL(got: string, gold: string): number {
  const a = wordsOf(got)
  const b = wordsOf(gold)
  let row = new Array<number>(b.length + 1).fill(0)
  for (const word of a) {
    const next = [0]
    for (const [at, other] of b.entries()) {
      next.push(word === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0))
    }
    row = next
  }
  return (2 * (row.at(-1) ?? 0)) / Math.max(a.length + b.length, 1)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
