import { Document, type DocumentProps, Page, Text, View } from '@react-pdf/renderer'
import { createElement as draw, type ReactElement, type ReactNode } from 'react'
import type { NoteDocument } from './note-document.ts'
import { styles } from './pdf-styles.ts'
import { type ExportWording, exportWording } from './wording/export-wording.ts'

/** The shares of a row that a task's cells take, all different. */
const TASK_COLUMNS = ['34%', '17%', '23%', '12%', '14%']

/** So much of a section stands below its heading before a page may end, in points. */
const HEADING_COMPANY = 40

/** Draws a document, whose texts are printable, on A4 pages. */
export function drawPages(document: NoteDocument): ReactElement<DocumentProps> {
  const wording = exportWording(document.language)
  const { title, language, transcript } = document
  return draw(
    Document,
    { title, language, creator: 'Dictum', producer: 'Dictum' },
    draw(
      Page,
      { size: 'A4', style: styles.page },
      draw(Text, { style: styles.title }, title),
      draw(Text, { style: styles.facts }, document.facts.join('  ·  ')),
      document.warning && draw(Text, { style: styles.warning }, document.warning),
      document.summary && drawSection(wording.summary, drawSummary(document.summary)),
      drawPoints(wording.keyPoints, document.keyPoints),
      document.tasks.length > 0 && drawSection(wording.tasks, drawTasks(document, wording)),
      document.events.length > 0 && drawSection(wording.events, document.events.map(drawEvent)),
      drawPoints(wording.decisions, document.decisions),
      drawPoints(wording.questions, document.questions),
      ...(transcript ? drawTranscript(transcript, wording) : []),
      drawFooter(wording),
    ),
  )
}

function drawSection(title: string, content: ReactNode): ReactNode {
  return draw(
    View,
    { style: styles.section, minPresenceAhead: HEADING_COMPANY },
    draw(Text, { style: styles.heading, minPresenceAhead: HEADING_COMPANY }, title),
    content,
  )
}

function drawSummary(text: string): ReactNode {
  return draw(View, { style: styles.summary }, draw(Text, { style: styles.text }, text))
}

function drawPoints(title: string, points: string[]): ReactNode {
  if (points.length === 0) return null
  return drawSection(
    title,
    points.map((point, index) => drawItem(index, draw(Text, { style: styles.text }, point))),
  )
}

function drawItem(key: number, content: ReactNode): ReactNode {
  const bullet = draw(Text, { style: styles.bullet }, '•')
  return draw(View, { key, style: styles.item }, bullet, draw(View, { style: styles.grow }, content))
}

function drawTasks({ tasks }: NoteDocument, wording: ExportWording): ReactNode {
  const head = [wording.task, wording.who, wording.due, wording.priority, wording.state]
  return [
    drawRow(
      'head',
      head.map((label, column) => draw(Text, { key: column, style: styles.head }, label)),
    ),
    ...tasks.map((task, index) => {
      const first = [
        draw(Text, { key: 'title', style: styles.text }, task.title),
        task.description && draw(Text, { key: 'description', style: styles.soft }, task.description),
      ]
      const others = [task.who, task.due, task.priority, task.done ? wording.done : wording.open]
      return drawRow(String(index), [
        first,
        ...others.map((text, column) => draw(Text, { key: column, style: styles.text }, text)),
      ])
    }),
  ]
}

function drawRow(key: string, cells: ReactNode[]): ReactNode {
  const columns = TASK_COLUMNS.map((width, column) =>
    draw(View, { key: width, style: [styles.cell, { width }] }, cells[column]),
  )
  return draw(View, { key, style: styles.row, wrap: false }, columns)
}

function drawEvent({ title, when, details }: NoteDocument['events'][number], index: number): ReactNode {
  return drawItem(
    index,
    draw(
      View,
      null,
      draw(Text, { style: styles.strong }, title),
      draw(Text, { style: styles.text }, when),
      details.length > 0 && draw(Text, { style: styles.soft }, details.join(' · ')),
    ),
  )
}

/** The transcript stands on the page itself: within one view of many pages the library loses count. */
function drawTranscript(paragraphs: { time: string; text: string }[], wording: ExportWording): ReactNode[] {
  return [
    drawSection(wording.transcript, paragraphs.length === 0 && draw(Text, { style: styles.text }, wording.noText)),
    ...paragraphs.map(({ time, text }) =>
      draw(
        View,
        { style: styles.paragraph },
        draw(Text, { style: styles.time }, time),
        draw(View, { style: styles.grow }, draw(Text, { style: styles.text }, text)),
      ),
    ),
  ]
}

function drawFooter(wording: ExportWording): ReactNode {
  return draw(Text, {
    style: styles.footer,
    fixed: true,
    render: ({ pageNumber, totalPages }) => wording.page(pageNumber, totalPages),
  })
}
