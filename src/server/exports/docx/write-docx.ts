import {
  Document,
  type FileChild,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  UnderlineType,
} from 'docx'
import type { DocumentOrder, DocumentWording } from '#server/exports/document-order.ts'
import type { DocumentParagraph, NoteDocument } from '#server/exports/note-document.ts'
import { tabulateFollowUps } from './docx-follow-ups.ts'
import { NUMBERING, PAGE, POINTS, stylesIn, TEXT_WIDTH, TIME_WIDTH } from './docx-styles.ts'
import { cleanText } from './docx-text.ts'

/** Writes a Word document with real headings and styles, a table with a repeated header row, and page number fields. */
export async function writeDocx({ document, wording, locale }: DocumentOrder): Promise<Buffer> {
  const { events, followUps, transcript } = document
  const title = cleanText(document.title).trim() || wording.untitled
  const children = [
    new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
    styled('Facts', document.facts.join('  ·  ')),
    ...(document.warning ? [styled('Remark', document.warning)] : []),
    ...section(document.summaryHeading, document.summary ? [styled('Lead', document.summary)] : []),
    ...section(wording.keyPoints, document.keyPoints.map(bullet)),
    ...section(wording.followUps, followUps.length > 0 ? [tabulateFollowUps(followUps, wording)] : []),
    ...section(wording.events, events.flatMap(describeEvent)),
    ...section(wording.decisions, document.decisions.map(bullet)),
    ...section(wording.questions, document.questions.map(bullet)),
    ...(transcript ? section(wording.transcript, describeTranscript(transcript, document.doubts, wording)) : []),
  ]
  const { width, height, margin } = PAGE
  const properties = {
    page: { size: { width, height }, margin: { top: margin, bottom: margin, left: margin, right: margin } },
  }
  const file = new Document({
    title,
    creator: 'Dictum',
    lastModifiedBy: 'Dictum',
    styles: stylesIn(locale),
    numbering: NUMBERING,
    sections: [{ properties, footers: { default: drawFooter(title, wording) }, children }],
  })
  return Packer.toBuffer(file)
}

function section(title: string, content: FileChild[]): FileChild[] {
  return content.length === 0 ? [] : [new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }), ...content]
}

function styled(style: string, text: string): Paragraph {
  return new Paragraph({ style, text: cleanText(text) })
}

function bullet(text: string): Paragraph {
  return new Paragraph({ text: cleanText(text), style: 'ListParagraph', numbering: { reference: POINTS, level: 0 } })
}

function describeEvent({ title, when, details }: NoteDocument['events'][number]): Paragraph[] {
  const head = [new TextRun({ text: cleanText(title), bold: true }), new TextRun({ text: `  ${when}`, style: 'Time' })]
  return [
    new Paragraph({ children: head, keepNext: details.length > 0 }),
    ...(details.length > 0 ? [styled('Detail', details.join(' · '))] : []),
  ]
}

function describeTranscript(
  paragraphs: DocumentParagraph[],
  doubts: string | null,
  wording: DocumentWording,
): Paragraph[] {
  if (paragraphs.length === 0) return [styled('Detail', wording.noText)]
  return [
    ...(doubts ? [styled('Detail', doubts)] : []),
    ...paragraphs.map(
      ({ time, speaker, pieces }) =>
        new Paragraph({
          style: 'Spoken',
          tabStops: [{ type: TabStopType.LEFT, position: TIME_WIDTH }],
          children: [
            new TextRun({ children: [time, new Tab()], style: 'Time' }),
            ...(speaker === '' ? [] : [new TextRun({ text: `${cleanText(speaker)}  `, bold: true })]),
            ...pieces.map(describePiece),
          ],
        }),
    ),
  ]
}

function describePiece({ text, doubtful }: DocumentParagraph['pieces'][number]): TextRun {
  return new TextRun({
    text: cleanText(text),
    ...(doubtful ? { underline: { type: UnderlineType.DOTTED } } : {}),
  })
}

function drawFooter(title: string, wording: DocumentWording): Footer {
  // The wording around the two page numbers, which Word fills in.
  const [before = '', between = '', after = ''] = wording.page.split(/\{pages?\}/)
  const children = [title, new Tab(), before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after]
  const tabStops = [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }]
  return new Footer({ children: [new Paragraph({ tabStops, children: [new TextRun({ children, style: 'Time' })] })] })
}
