import { LANGUAGES } from '#shared/languages.ts'
import { markdownTable } from '../scripts/markdown-table.ts'
import type { Figure } from './figures.ts'
import { PEERS } from './peers.ts'

/** Formats the figures as one Markdown table: one line per measure, with the languages and peers side by side. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [['set', 'measure', ...LANGUAGES, 'aim or peers (en / es / fr)']]
  for (const [set, some] of Map.groupBy(figures, (figure) => figure.set)) {
    for (const [measure, same] of Map.groupBy(some, (figure) => figure.measure)) {
      const cells = LANGUAGES.map((language) => show(same.find((figure) => figure.language === language)?.value))
      rows.push([set, measure, ...cells, PEERS[`${set}: ${measure}`] ?? ''])
    }
  }
  return markdownTable(rows)
}

function show(value: number | undefined): string {
  return value === undefined ? '' : value.toFixed(3)
}
