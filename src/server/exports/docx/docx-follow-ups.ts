import { Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx'
import type { DocumentWording } from '#server/exports/document-order.ts'
import type { NoteDocument } from '#server/exports/note-document.ts'
import { HAIRLINE, NO_LINE, TEXT_WIDTH } from './docx-styles.ts'
import { cleanText } from './docx-text.ts'

/** Column widths as shares of the page's width. */
const COLUMNS = [0.37, 0.18, 0.19, 0.13, 0.13].map((share) => Math.round(share * TEXT_WIDTH))

/** Writes follow-ups as a table whose header row Word repeats on each page. */
export function tabulateFollowUps(followUps: NoteDocument['followUps'], wording: DocumentWording): Table {
  const head = [wording.followUp, wording.who, wording.due, wording.priority, wording.state]
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: COLUMNS,
    layout: TableLayoutType.FIXED,
    margins: { top: 70, bottom: 70, right: 120 },
    borders: {
      top: NO_LINE,
      left: NO_LINE,
      right: NO_LINE,
      insideVertical: NO_LINE,
      bottom: HAIRLINE,
      insideHorizontal: HAIRLINE,
    },
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: head.map((text, column) => cell(column, [text], 'CellHead')),
      }),
      ...followUps.map(({ title, description, who, due, priority, done }) => {
        const others = [who, due, priority, done ? wording.done : wording.open]
        const cells = [[title, ...(description ? [description] : [])], ...others.map((text) => [text])]
        return new TableRow({ cantSplit: true, children: cells.map((texts, column) => cell(column, texts)) })
      }),
    ],
  })
}

/** Makes a cell with one line per text; lines after the first have the style for details. */
function cell(column: number, texts: string[], style = 'Cell'): TableCell {
  return new TableCell({
    width: { size: COLUMNS[column] ?? 0, type: WidthType.DXA },
    children: texts.map((text, line) => new Paragraph({ text: cleanText(text), style: line === 0 ? style : 'Detail' })),
  })
}
