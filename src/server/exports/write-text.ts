import { packOf } from '#server/languages/languages.ts'
import type { NoteDocument } from './note-document.ts'
import { textOf } from './paragraph-text.ts'

/** Writes a document as plain text. */
export function writeText(document: NoteDocument): string {
  const wording = packOf(document.language).exports
  const { transcript } = document
  const bullets = (texts: string[]) => texts.map((text) => `- ${oneLine(text)}`).join('\n')
  const followUps = document.followUps.map(({ title, description, who, due, priority, done }) => {
    const facts = [description, who, due, priority, done ? wording.done : wording.open].filter((fact) => fact !== '')
    return `${title} (${facts.join(' · ')})`
  })
  const paragraphs = (transcript ?? []).map((paragraph) => {
    const speaker = paragraph.speaker === '' ? '' : `${oneLine(paragraph.speaker)}: `
    return `[${paragraph.time}] ${speaker}${oneLine(textOf(paragraph))}`
  })
  const parts = [
    oneLine(document.title),
    document.facts.map(oneLine).join(' · '),
    document.warning ?? '',
    section(document.summaryHeading, oneLine(document.summary)),
    section(wording.keyPoints, bullets(document.keyPoints)),
    section(wording.followUps, bullets(followUps)),
    section(
      wording.events,
      bullets(document.events.map(({ title, when, details }) => [title, when, ...details].join(' · '))),
    ),
    section(wording.decisions, bullets(document.decisions)),
    section(wording.questions, bullets(document.questions)),
    transcript ? section(wording.transcript, paragraphs.join('\n\n') || wording.noText) : '',
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function section(title: string, content: string): string {
  return content === '' ? '' : `${title.toUpperCase()}\n\n${content}`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
