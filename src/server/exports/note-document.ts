import { packOf } from '#server/languages/languages.ts'
import type { ExportWording } from '#server/languages/parts/export-wording.ts'
import type { NoteAnalysis, NoteEvent, NoteTask } from '#shared/contract/analysis.ts'
import { EXPORT_SECTIONS, type ExportSection } from '#shared/contract/exports.ts'
import type { Sentence, Transcript, VoiceNote } from '#shared/contract/notes.ts'
import { groupParagraphs } from '#shared/group-paragraphs.ts'
import type { Language } from '#shared/languages.ts'
import { markDoubtful, type TextPiece } from '#shared/mark-doubtful.ts'
import {
  formatClock,
  formatDay,
  formatHour,
  formatInstant,
  formatList,
  formatShortDay,
  formatShortInstant,
} from './export-times.ts'

/** All that is known of a note. */
export interface NoteContent {
  note: VoiceNote
  transcript: Transcript
  /** Null until there is one, and where there was nothing to analyse. */
  analysis: NoteAnalysis | null
}

export interface DocumentOptions {
  /** Of headings and dates; the note's words stay as they were said. */
  language: Language
  /** Who the tasks of the speaker are for; empty where they gave no name. */
  author: string
  /** Absent: all of them. */
  sections?: readonly ExportSection[] | undefined
}

interface DocumentTask {
  title: string
  description: string
  /** Empty where nobody was named. */
  who: string
  /** Empty where no day was stated. */
  due: string
  priority: string
  done: boolean
}

interface DocumentEvent {
  title: string
  when: string
  /** Where, with whom, and what else is known; empty parts left out. */
  details: string[]
}

/** What was said between two pauses. */
export interface DocumentParagraph {
  /** When it begins, as `4:07`. */
  time: string
  /** One after the other they are the text. */
  pieces: Pick<TextPiece, 'text' | 'doubtful'>[]
}

/** A note as a document: every word in its language and place, for a writer of any format. */
export interface NoteDocument {
  language: Language
  title: string
  /** When, how long, about what, in which mood. */
  facts: string[]
  /** What a reader must know of the text's quality; null where nothing. */
  warning: string | null
  summary: string
  keyPoints: string[]
  tasks: DocumentTask[]
  events: DocumentEvent[]
  decisions: string[]
  questions: string[]
  /** Null where the transcript was not asked for; empty where nobody spoke. */
  transcript: DocumentParagraph[] | null
  /** What the marks of doubtful words mean; null where there are none. */
  doubts: string | null
}

/** Puts a note into the words of a document. */
export function buildDocument({ note, transcript, analysis }: NoteContent, options: DocumentOptions): NoteDocument {
  const { language, sections = EXPORT_SECTIONS } = options
  const wording = packOf(language).exports
  const listed = <Item>(section: ExportSection, items: Item[] | undefined) =>
    sections.includes(section) ? (items ?? []) : []
  const texts = (section: ExportSection, points: { text: string }[] | undefined) =>
    listed(
      section,
      points?.map(({ text }) => text),
    )
  const spoken = sections.includes('transcript') ? describeTranscript(transcript) : null
  return {
    language,
    title: note.title.trim() || wording.untitled,
    facts: describeFacts(note, language, wording),
    warning: describeQuality(transcript, wording),
    summary: sections.includes('summary') ? (analysis?.summary ?? '') : '',
    keyPoints: texts('keyPoints', analysis?.keyPoints),
    tasks: listed('tasks', analysis?.actionItems).map((task) => describeTask(task, note, options)),
    events: listed('events', analysis?.events).map((event) => describeEvent(event, note, language)),
    decisions: texts('decisions', analysis?.decisions),
    questions: texts('questions', analysis?.questions),
    transcript: spoken,
    doubts: spoken?.some(({ pieces }) => pieces.some(({ doubtful }) => doubtful)) ? wording.doubts : null,
  }
}

function describeFacts(note: VoiceNote, language: Language, wording: ExportWording): string[] {
  const { sentiment, sentimentScore: score } = note
  const mood = sentiment && wording.sentiments[sentiment] + (score === null ? '' : `, ${wording.score(score)}`)
  return [
    formatInstant(note.recordedAt, note.timezone, language),
    note.duration === null ? '' : formatClock(note.duration),
    note.tags.join(', '),
    mood ?? '',
  ].filter((fact) => fact !== '')
}

function describeQuality({ engine }: Transcript, wording: ExportWording): string | null {
  if (!engine?.draft) return null
  return engine.id === 'browser' ? wording.liveCaptions : wording.draft
}

function describeTask(task: NoteTask, note: VoiceNote, { language, author }: DocumentOptions): DocumentTask {
  const wording = packOf(language).exports
  const day = task.dueDate ? formatShortDay(task.dueDate, language) : ''
  return {
    title: task.title,
    description: task.description,
    who: task.who === 'me' ? author || wording.me : (task.who ?? ''),
    due: task.dueAt ? formatShortInstant(task.dueAt, note.timezone, language) : day,
    priority: wording.priorities[task.priority],
    done: task.isCompleted,
  }
}

function describeEvent(event: NoteEvent, note: VoiceNote, language: Language): DocumentEvent {
  const wording = packOf(language).exports
  const people = event.people.length > 0 ? wording.people(formatList(event.people, language)) : ''
  return {
    title: event.title,
    when: describeTime(event, note, language),
    details: [event.place ?? '', people, event.description].filter((detail) => detail !== ''),
  }
}

function describeTime(event: NoteEvent, { timezone }: VoiceNote, language: Language): string {
  const wording = packOf(language).exports
  if (event.allDay && event.day) return `${formatDay(event.day, language)}, ${wording.allDay}`
  if (!event.dateTime) return wording.noDate
  const begin = formatInstant(event.dateTime, timezone, language)
  return event.end ? `${begin} – ${formatHour(event.end, timezone, language)}` : begin
}

function describeTranscript({ sentences }: Transcript): DocumentParagraph[] {
  return groupParagraphs(sentences).map((paragraph) => ({
    time: formatClock(paragraph[0]?.start ?? 0),
    pieces: joinPieces(paragraph.map(describeSentence)),
  }))
}

function describeSentence({ text, marks, doubtfulWords }: Sentence): DocumentParagraph['pieces'] {
  return marks?.includes('doubtful') ? [{ text, doubtful: true }] : markDoubtful(text, doubtfulWords)
}

/** One run of pieces with blanks between the sentences, no two certain ones in a row: each costs a writer time. */
function joinPieces(sentences: DocumentParagraph['pieces'][]): DocumentParagraph['pieces'] {
  const joined: DocumentParagraph['pieces'] = []
  for (const [index, pieces] of sentences.entries()) {
    for (const { text, doubtful } of index === 0 ? pieces : [{ text: ' ', doubtful: false }, ...pieces]) {
      const last = joined.at(-1)
      if (last && !last.doubtful && !doubtful) last.text += text
      else joined.push({ text, doubtful })
    }
  }
  return joined
}

/** The words of a paragraph, without the marks of doubtful ones. */
export function textOf({ pieces }: DocumentParagraph): string {
  return pieces.map(({ text }) => text).join('')
}
