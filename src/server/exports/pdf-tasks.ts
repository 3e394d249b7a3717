import { Text, View } from '@react-pdf/renderer'
import { createElement as draw, type ReactNode } from 'react'
import type { ExportWording } from '#server/languages/parts/export-wording.ts'
import type { NoteDocument } from './note-document.ts'
import { styles } from './pdf-styles.ts'

/** The share of a row that each cell takes, and the longest word that fits there; longer ones are cut. */
const COLUMNS = [
  { width: '37%', longestWord: 26 },
  { width: '18%', longestWord: 12 },
  { width: '19%', longestWord: 13 },
  { width: '13%', longestWord: 9 },
  { width: '13%', longestWord: 9 },
]

/** Tasks as a table, whose head is there again on each page that it goes on to. */
export function drawTasks(tasks: NoteDocument['tasks'], wording: ExportWording): ReactNode {
  const head = [wording.task, wording.who, wording.due, wording.priority, wording.state]
  return draw(
    View,
    null,
    draw(View, { style: styles.headRow, fixed: true }, drawCells(head, styles.head)),
    ...tasks.map((task) => drawTask(task, wording)),
  )
}

function drawTask(
  { title, description, who, due, priority, done }: NoteDocument['tasks'][number],
  wording: ExportWording,
) {
  const texts = [title, who, due, priority, done ? wording.done : wording.open]
  return draw(
    View,
    { style: styles.row, wrap: isLong([description]) },
    draw(View, { style: styles.cells }, drawCells(texts, styles.text)),
    description && draw(Text, { style: styles.description }, description),
  )
}

function drawCells(texts: string[], style: (typeof styles)['text' | 'head']): ReactNode {
  return COLUMNS.map(({ width, longestWord }, column) =>
    draw(
      View,
      { key: column, style: [styles.cell, { width }] },
      draw(Text, { style, hyphenationCallback: (word) => cutInCell(word, longestWord) }, texts[column] ?? ''),
    ),
  )
}

/** As `cutWord`, but a compound word goes on to the next line after its own hyphen: the blank marks where it may. */
function cutInCell(word: string, longest: number): string[] {
  if (word.length <= longest || word.includes('/')) return cutWord(word, longest)
  const parts = word.split(/(?<=\p{L}-)(?=\p{L})/u).map((part) => cutWord(part, longest))
  return parts.flatMap((part, index) => (index === 0 ? part : [' ', ...part]))
}

/** Whether texts are so long that a page may end within them; shorter ones are kept together. */
export function isLong(texts: readonly string[]): boolean {
  return texts.join('').length > 400
}

/** The parts between which a word may be broken: none for one that fits. */
export function cutWord(word: string, longest: number): string[] {
  return word.length > longest ? (word.match(new RegExp(`.{1,${longest}}`, 'gu')) ?? [word]) : [word]
}
