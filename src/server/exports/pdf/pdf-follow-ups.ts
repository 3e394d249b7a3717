import { Text, View } from '@react-pdf/renderer'
import { createElement as draw, type ReactNode } from 'react'
import type { DocumentWording } from '#server/exports/document-order.ts'
import type { NoteDocument } from '#server/exports/note-document.ts'
import { styles } from './pdf-styles.ts'

/** The width of each column, and the longest word that fits; longer ones are broken. */
const COLUMNS = [
  { width: '37%', longestWord: 26 },
  { width: '18%', longestWord: 12 },
  { width: '19%', longestWord: 13 },
  { width: '13%', longestWord: 9 },
  { width: '13%', longestWord: 9 },
]

/** Draws follow-ups as a table whose header is repeated on each page. */
export function drawFollowUps(followUps: NoteDocument['followUps'], wording: DocumentWording): ReactNode {
  const head = [wording.followUp, wording.who, wording.due, wording.priority, wording.state]
  return draw(
    View,
    null,
    draw(View, { style: styles.headRow, fixed: true }, drawCells(head, styles.head)),
    ...followUps.map((followUp) => drawFollowUp(followUp, wording)),
  )
}

function drawFollowUp(
  { title, description, who, due, priority, done }: NoteDocument['followUps'][number],
  wording: DocumentWording,
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

/** Like `cutWord`, but breaks a compound word after its own hyphen; the blank marks where it may break. */
function cutInCell(word: string, longest: number): string[] {
  if (word.length <= longest || word.includes('/')) return cutWord(word, longest)
  const parts = word.split(/(?<=\p{L}-)(?=\p{L})/u).map((part) => cutWord(part, longest))
  return parts.flatMap((part, index) => (index === 0 ? part : [' ', ...part]))
}

/** Returns whether texts are so long that a page may end within them; shorter ones are kept together. */
export function isLong(texts: readonly string[]): boolean {
  return texts.join('').length > 400
}

/** Returns the parts between which a word may be broken: the whole word if it fits. */
export function cutWord(word: string, longest: number): string[] {
  return word.length > longest ? (word.match(new RegExp(`.{1,${longest}}`, 'gu')) ?? [word]) : [word]
}
