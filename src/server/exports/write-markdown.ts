import { packOf } from '#server/languages/languages.ts'
import type { NoteDocument } from './note-document.ts'
import { textOf } from './paragraph-text.ts'

/** Writes a document as Markdown, with follow-ups as a table and the note's words escaped. */
export function writeMarkdown(document: NoteDocument): string {
  const wording = packOf(document.language).exports
  const { followUps, events, transcript } = document
  const bullets = (texts: string[]) => texts.map((text) => `- ${plain(text)}`).join('\n')
  const paragraphs = (transcript ?? []).map((paragraph) => {
    const speaker = paragraph.speaker === '' ? '' : ` · ${plain(paragraph.speaker)}`
    return `**${paragraph.time}${speaker}** ${plain(textOf(paragraph))}`
  })
  const parts = [
    `# ${plain(document.title)}`,
    document.facts.map(plain).join(' · '),
    document.warning ? `> ${plain(document.warning)}` : '',
    section(document.summaryHeading, plain(document.summary)),
    section(wording.keyPoints, bullets(document.keyPoints)),
    section(wording.followUps, followUps.length > 0 ? followUpTable(document) : ''),
    section(wording.events, bullets(events.map(({ title, when, details }) => [title, when, ...details].join(' · ')))),
    section(wording.decisions, bullets(document.decisions)),
    section(wording.questions, bullets(document.questions)),
    transcript ? section(wording.transcript, paragraphs.join('\n\n') || wording.noText) : '',
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function section(title: string, content: string): string {
  return content === '' ? '' : `## ${title}\n\n${content}`
}

function followUpTable({ followUps, language }: NoteDocument): string {
  const wording = packOf(language).exports
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`
  const { followUp, who, due, priority, state } = wording
  return [
    row([followUp, who, due, priority, state]),
    row(Array(5).fill('---')),
    ...followUps.map((item) =>
      row(
        [
          item.description ? `${item.title}: ${item.description}` : item.title,
          item.who,
          item.due,
          item.priority,
          item.done ? wording.done : wording.open,
        ].map((cell) => plain(cell).replaceAll('|', '\\|')),
      ),
    ),
  ].join('\n')
}

/** Puts a text on one line and escapes Markdown syntax. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>]/g, '\\$&')
    .replace(/^([#+-]|\d+(?=[.)]))/, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`))
}
