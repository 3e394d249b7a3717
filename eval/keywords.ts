import { findPhrases } from '#server/analysis/builtin/summary/tags.ts'
import type { Language } from '#shared/languages.ts'
import { type Figure, mean } from './figures.ts'
import { byLanguage, readSet } from './sets.ts'

interface KeywordRecord {
  lang: Language
  text: string
  keywords: string[]
  absent: string[]
}

/** Compares keywords of articles with all gold keywords, and with those that occur in the text. */
export function evaluateKeywords(folder: string): Figure[] {
  const set = 'keywords'
  return byLanguage(readSet<KeywordRecord>(folder, set)).flatMap(([language, records]) =>
    [5, 10, 15].flatMap((most) => {
      const rows = records.map(({ text, keywords, absent }) => {
        const found = findPhrases([text], language, most).map(plain)
        const gold = new Set(keywords.map(plain))
        const there = new Set(keywords.filter((word) => !absent.includes(word)).map(plain))
        return { all: harmonic(found, gold), present: harmonic(found, there) }
      })
      return [
        { set, measure: `F1@${most}`, language, value: mean(rows.map(({ all }) => all)) },
        { set, measure: `F1@${most}, of those in the text`, language, value: mean(rows.map(({ present }) => present)) },
      ]
    }),
  )
}

function harmonic(found: string[], gold: Set<string>): number {
  const hit = found.filter((word) => gold.has(word)).length
  return (2 * hit) / Math.max(found.length + gold.size, 1)
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFC')
}
