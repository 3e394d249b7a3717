import type { CoachingWording, Phrased } from '#server/languages/parts/coaching-wording.ts'
import type { Evidence } from '#shared/contract/analysis.ts'
import type { CoachingCategory } from '#shared/contract/coaching.ts'
import type { Language } from '#shared/languages.ts'
import type { NoteFacts } from './note-facts.ts'

export interface CoachingTask {
  /** A name as spoken, `me` for the speaker, null where nobody was named. */
  who: string | null
  /** `YYYY-MM-DD`. */
  dueDate: string | null
  isCompleted: boolean
  /** Null for a task that a person wrote down. */
  evidence: Pick<Evidence, 'quote' | 'start'> | null
}

interface CoachingPoint {
  evidence: Pick<Evidence, 'quote' | 'start'>
}

/** What is known of one note, without its text. */
export interface CoachingNote {
  id: string
  title: string
  recordedAt: Date
  /** IANA name. */
  timezone: string
  language: Language
  /** Seconds. */
  duration: number | null
  facts: NoteFacts
  decisions: readonly CoachingPoint[]
  questions: readonly CoachingPoint[]
  tasks: readonly CoachingTask[]
}

/** Where something was said. */
export interface Seen {
  note: CoachingNote
  quote: string
  /** Seconds. */
  start: number
}

/** Something that was seen, before it is put into words. */
export interface Observation {
  category: CoachingCategory
  /** 0 to 1: what deserves to be said first. */
  weight: number
  say: (wording: CoachingWording) => Phrased
  /** All of it; the newest few are shown. */
  seen: readonly Seen[]
}

/** Notes newest first, and when it is now. */
export interface CoachingPeriod {
  notes: readonly CoachingNote[]
  now: Date
}

export function seeOpening(note: CoachingNote): Seen[] {
  return note.facts.opening ? [{ note, quote: note.facts.opening.quote, start: note.facts.opening.start }] : []
}

/** Every task with its note. */
export function tasksOf(notes: readonly CoachingNote[]): { note: CoachingNote; task: CoachingTask }[] {
  return notes.flatMap((note) => note.tasks.map((task) => ({ note, task })))
}

export function seeTask({ note, task }: { note: CoachingNote; task: CoachingTask }): Seen[] {
  return task.evidence ? [{ note, quote: task.evidence.quote, start: task.evidence.start }] : []
}

/** Whether its day has passed where it was spoken, and it is not done. */
export function isOverdue({ note, task }: { note: CoachingNote; task: CoachingTask }, now: Date): boolean {
  if (task.isCompleted || task.dueDate === null) return false
  // Swedish dates are written YYYY-MM-DD.
  return task.dueDate < new Intl.DateTimeFormat('sv', { timeZone: note.timezone }).format(now)
}
