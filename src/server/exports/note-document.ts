import { packOf } from '#server/languages/languages.ts'
import type { ExportWording } from '#server/languages/parts/export-wording.ts'
import { ME } from '#shared/commitment.ts'
import type { NoteAnalysis, NoteEvent, NoteFollowUp } from '#shared/contract/analysis.ts'
import { EXPORT_SECTIONS, type ExportSection } from '#shared/contract/exports.ts'
import type { Sentence, Speaker, Transcript, VoiceNote } from '#shared/contract/notes.ts'
import { groupParagraphs } from '#shared/group-paragraphs.ts'
import { hasHighlights } from '#shared/highlights.ts'
import type { Language } from '#shared/languages.ts'
import { markDoubtful, type TextPiece } from '#shared/mark-doubtful.ts'
import { findTurnSpeakers } from '#shared/turn-speakers.ts'
import { formatClock, formatDay, formatList, formatShortDay, formatSpan, type Zones } from './export-times.ts'

/** Everything known about a note. */
export interface NoteContent {
  note: VoiceNote
  transcript: Transcript
  /** Null until there is one, or if there was nothing to analyse. */
  analysis: NoteAnalysis | null
}

export interface DocumentOptions {
  /** The language of headings and dates; the note's words stay in their own language. */
  language: Language
  /** Replaces `me` as the person of a follow-up; empty if the user gave no name. */
  author: string
  /** The reader's time zone; null if it is not known. */
  timezone: string | null
  /** The sections to include; default: all. */
  sections?: readonly ExportSection[] | undefined
}

interface DocumentFollowUp {
  title: string
  description: string
  /** The assignee if there is one, else the person who was named, and for whom; empty if nobody was. */
  who: string
  /** Empty if no day was stated. */
  due: string
  priority: string
  done: boolean
}

interface DocumentEvent {
  title: string
  when: string
  /** Place, people and description; empty parts are left out. */
  details: string[]
}

/** What was said between two pauses. */
export interface DocumentParagraph {
  /** Start time, such as `4:07`. */
  time: string
  /** The speaker who begins here; empty if that is not known, or has not changed. */
  speaker: string
  /** Concatenated, they are the text. */
  pieces: Pick<TextPiece, 'text' | 'doubtful'>[]
}

/** A note as a document, with all words in the right language and order, for the writers of all formats. */
export interface NoteDocument {
  language: Language
  title: string
  /** Date, duration, tags and sentiment. */
  facts: string[]
  /** A warning about the quality of the text; null if there is none. */
  warning: string | null
  summary: string
  summaryHeading: string
  keyPoints: string[]
  followUps: DocumentFollowUp[]
  events: DocumentEvent[]
  decisions: string[]
  questions: string[]
  /** Null if the transcript was not requested; empty if nobody spoke. */
  transcript: DocumentParagraph[] | null
  /** Explains the marks of doubtful words; null if there are none. */
  doubts: string | null
}

/** Builds the document of a note. */
export function buildDocument({ note, transcript, analysis }: NoteContent, options: DocumentOptions): NoteDocument {
  const { language, sections = EXPORT_SECTIONS } = options
  const wording = packOf(language).exports
  const zones = { spoken: note.timezone, reader: options.timezone }
  const listed = <Item>(section: ExportSection, items: Item[] | undefined) =>
    sections.includes(section) ? (items ?? []) : []
  const texts = (section: ExportSection, points: { text: string }[] | undefined) =>
    listed(
      section,
      points?.map(({ text }) => text),
    )
  const spoken = sections.includes('transcript') ? describeTranscript(transcript, wording) : null
  return {
    language,
    title: note.title.trim() || wording.untitled,
    facts: describeFacts(note, zones, language),
    warning: describeQuality(transcript, wording),
    summary: sections.includes('summary') ? (analysis?.summary ?? '') : '',
    summaryHeading: analysis && hasHighlights(analysis) ? wording.highlights : wording.summary,
    keyPoints: texts('keyPoints', analysis?.keyPoints),
    followUps: listed('tasks', analysis?.actionItems).map((followUp) => describeFollowUp(followUp, zones, options)),
    events: listed('events', analysis?.events).map((event) => describeEvent(event, zones, language)),
    decisions: texts('decisions', analysis?.decisions),
    questions: texts('questions', analysis?.questions),
    transcript: spoken,
    doubts: spoken?.some(({ pieces }) => pieces.some(({ doubtful }) => doubtful)) ? wording.doubts : null,
  }
}

function describeFacts(note: VoiceNote, zones: Zones, language: Language): string[] {
  const wording = packOf(language).exports
  const { sentiment, sentimentScore: score } = note
  const described = sentiment && wording.sentiments[sentiment] + (score === null ? '' : `, ${wording.score(score)}`)
  return [
    formatSpan({ begin: note.recordedAt }, zones, { language }),
    note.duration === null ? '' : formatClock(note.duration),
    note.tags.join(', '),
    described ?? '',
  ].filter((fact) => fact !== '')
}

function describeQuality({ engine }: Transcript, wording: ExportWording): string | null {
  if (!engine?.draft) return null
  return engine.id === 'browser' ? wording.liveCaptions : wording.draft
}

function describeFollowUp(
  followUp: NoteFollowUp,
  zones: Zones,
  { language, author }: DocumentOptions,
): DocumentFollowUp {
  const wording = packOf(language).exports
  const day = followUp.dueDate ? formatShortDay(followUp.dueDate, language) : ''
  return {
    title: followUp.title,
    description: followUp.description,
    who: describePeople(followUp, author, wording),
    due: followUp.dueAt ? formatSpan({ begin: followUp.dueAt }, zones, { language, length: 'short' }) : day,
    priority: wording.priorities[followUp.priority],
    done: followUp.isCompleted,
  }
}

/** Names who is to do a follow-up and whom it was promised to, unless that is the author, who knows. */
function describePeople({ assignee, who, counterpart }: NoteFollowUp, author: string, wording: ExportWording): string {
  if (assignee) return assignee.name
  const doer = who === ME ? author || wording.me : (who ?? '')
  return doer === '' || counterpart === null || counterpart === ME ? doer : wording.promised(doer, counterpart)
}

function describeEvent(event: NoteEvent, zones: Zones, language: Language): DocumentEvent {
  const wording = packOf(language).exports
  const people = event.people.length > 0 ? wording.people(formatList(event.people, language)) : ''
  return {
    title: event.title,
    when: describeTime(event, zones, language),
    details: [event.place ?? '', people, event.description].filter((detail) => detail !== ''),
  }
}

function describeTime(event: NoteEvent, zones: Zones, language: Language): string {
  const wording = packOf(language).exports
  if (event.allDay && event.day) return `${formatDay(event.day, language)}, ${wording.allDay}`
  if (!event.dateTime) return wording.noDate
  return formatSpan({ begin: event.dateTime, end: event.end }, zones, { language })
}

function describeTranscript({ sentences, speakers }: Transcript, wording: ExportWording): DocumentParagraph[] {
  const paragraphs = groupParagraphs(sentences)
  const turns = findTurnSpeakers(paragraphs, speakers?.list)
  return paragraphs.map((paragraph, at) => ({
    time: formatClock(paragraph[0]?.start ?? 0),
    speaker: nameSpeaker(turns[at] ?? null, wording),
    pieces: joinPieces(paragraph.map(describeSentence)),
  }))
}

function nameSpeaker(speaker: Speaker | null, wording: ExportWording): string {
  return speaker ? (speaker.name ?? wording.speaker(speaker.number)) : ''
}

function describeSentence({ text, marks, doubtfulWords }: Sentence): DocumentParagraph['pieces'] {
  const isDoubtful = marks?.some((mark) => mark === 'doubtful' || mark === 'unexpected_language')
  return isDoubtful ? [{ text, doubtful: true }] : markDoubtful(text, doubtfulWords)
}

/**
 * Joins the pieces with blanks between the sentences, and merges consecutive certain ones, because each piece costs the
 * writers time.
 */
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
