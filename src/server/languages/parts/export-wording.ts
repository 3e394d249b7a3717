import type { Priority } from '#shared/contract/analysis.ts'
import type { Sentiment } from '#shared/contract/notes.ts'

/** The words that a document adds to those of the note. */
export interface ExportWording {
  untitled: string
  draft: string
  liveCaptions: string
  noText: string
  sentiments: Record<Sentiment, string>
  score: (score: number) => string
  summary: string
  /** The heading of a summary that consists of sentences of the note. */
  highlights: string
  keyPoints: string
  followUps: string
  followUp: string
  who: string
  /** Who is to do it, and whom they promised it to. */
  promised: (who: string, to: string) => string
  /** The name of the note's speaker, if they gave none. */
  me: string
  due: string
  priority: string
  priorities: Record<Priority, string>
  state: string
  done: string
  open: string
  events: string
  allDay: string
  noDate: string
  people: (people: string) => string
  decisions: string
  questions: string
  transcript: string
  /** The name of a speaker whom nobody has named. */
  speaker: (number: number) => string
  /** Explains the dotted words of a transcript. */
  doubts: string
  /** The remark for letters that were omitted because no font has their script. */
  missing: string
  page: (page: string, pages: string) => string
}
