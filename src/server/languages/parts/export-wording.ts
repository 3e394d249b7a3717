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
  /** The summary when it is sentences of the note. */
  highlights: string
  keyPoints: string
  followUps: string
  followUp: string
  who: string
  /** The speaker, if they gave no name. */
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
  /** Who speaks, if nobody has named them. */
  speaker: (number: number) => string
  /** Explains the dotted words of a transcript. */
  doubts: string
  /** The remark for omitted letters of a script that no font has. */
  missing: string
  page: (page: string, pages: string) => string
}
