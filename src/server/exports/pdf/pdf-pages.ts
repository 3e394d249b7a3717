import { Document, type DocumentProps, Page, Text, View } from '@react-pdf/renderer'
import { createElement as draw, type ReactElement, type ReactNode } from 'react'
import type { DocumentOrder, DocumentWording } from '#server/exports/document-order.ts'
import type { DocumentParagraph, NoteDocument } from '#server/exports/note-document.ts'
import { textOf } from '#server/exports/paragraph-text.ts'
import { drawFollowUps, isLong } from './pdf-follow-ups.ts'
import { styles } from './pdf-styles.ts'

/** How much of a section must follow its heading before a page may end, in points. */
const HEADING_COMPANY = 64

/** Maximum length of a paragraph that moves to the next page as a whole, in characters: about four lines of a transcript. */
const KEPT_WHOLE = 400

/** How much of the title is repeated at the foot of each page, in characters. */
const FOOTER_TITLE = 70

/** Draws a document on A4 pages. Its texts must be printable. */
export function drawPages({ document, wording }: DocumentOrder): ReactElement<DocumentProps> {
  const { title, language, followUps, transcript } = document
  return draw(
    Document,
    { title, language, creator: 'Dictum', producer: 'Dictum' },
    draw(
      Page,
      { size: 'A4', style: styles.page },
      draw(Text, { style: styles.title }, title),
      draw(Text, { style: styles.facts }, document.facts.join('   ·   ')),
      draw(View, { style: styles.rule }),
      document.warning && draw(Text, { style: styles.warning }, document.warning),
      document.summary && drawSection(document.summaryHeading, drawSummary(document.summary)),
      drawPoints(wording.keyPoints, document.keyPoints),
      followUps.length > 0 && drawSection(wording.followUps, drawFollowUps(followUps, wording)),
      document.events.length > 0 && drawSection(wording.events, document.events.map(drawEvent)),
      drawPoints(wording.decisions, document.decisions),
      drawPoints(wording.questions, document.questions),
      ...(transcript ? drawTranscript(transcript, document.doubts, wording) : []),
      drawFooter(title, wording),
    ),
  )
}

/** @param company how much of the next element must fit below the section, in points */
function drawSection(title: string, content: ReactNode, company = 0): ReactNode {
  return draw(
    View,
    { style: styles.section, minPresenceAhead: company },
    draw(Text, { style: styles.heading, minPresenceAhead: HEADING_COMPANY }, title),
    content,
  )
}

function drawSummary(text: string): ReactNode {
  return draw(View, { style: styles.summary }, draw(Text, { style: styles.lead }, text))
}

function drawPoints(title: string, points: string[]): ReactNode {
  if (points.length === 0) return null
  const items = points.map((point, key) =>
    draw(
      View,
      { key, style: styles.item, wrap: false },
      draw(Text, { style: styles.bullet }, '•'),
      draw(View, { style: styles.grow }, draw(Text, { style: styles.text }, point)),
    ),
  )
  return drawSection(title, items)
}

/** The time comes before the event, as in a diary. */
function drawEvent({ title, when, details }: NoteDocument['events'][number], key: number): ReactNode {
  return draw(
    View,
    { key, style: styles.event, wrap: isLong(details) },
    draw(Text, { style: styles.when }, when),
    draw(
      View,
      { style: styles.grow },
      draw(Text, { style: styles.strong }, title),
      details.length > 0 && draw(Text, { style: styles.soft }, details.join(' · ')),
    ),
  )
}

/** The transcript is placed on the page itself: the library miscounts within one view of many pages. */
function drawTranscript(paragraphs: DocumentParagraph[], doubts: string | null, wording: DocumentWording): ReactNode[] {
  const lead = paragraphs.length === 0 ? wording.noText : doubts
  return [
    drawSection(wording.transcript, lead && draw(Text, { style: styles.note }, lead), HEADING_COMPANY),
    ...paragraphs.map(drawParagraph),
  ]
}

/** A time is never alone at the end of a page: its height includes the two lines of text that must follow it. */
function drawParagraph(paragraph: DocumentParagraph): ReactNode {
  return draw(
    View,
    { style: styles.paragraph, wrap: textOf(paragraph).length > KEPT_WHOLE },
    draw(View, { style: styles.time, wrap: false }, draw(Text, { style: styles.soft }, paragraph.time)),
    draw(
      Text,
      { style: styles.spoken },
      paragraph.speaker !== '' && draw(Text, { style: styles.speaker }, `${paragraph.speaker}  `),
      paragraph.pieces.map(drawPiece),
    ),
  )
}

function drawPiece({ text, doubtful }: DocumentParagraph['pieces'][number], key: number): ReactNode {
  return doubtful ? draw(Text, { key, style: styles.doubtful }, text) : text
}

function shorten(title: string): string {
  const characters = Array.from(title)
  return characters.length > FOOTER_TITLE ? `${characters.slice(0, FOOTER_TITLE).join('').trim()}…` : title
}

function drawFooter(title: string, wording: DocumentWording): ReactNode {
  return draw(
    View,
    { style: styles.footer, fixed: true },
    draw(Text, { style: styles.footerTitle }, shorten(title)),
    draw(Text, {
      style: styles.footerPage,
      render: ({ pageNumber, totalPages }) =>
        wording.page.replace('{page}', String(pageNumber)).replace('{pages}', String(totalPages)),
    }),
  )
}
