import type { CoachingWording, Phrased } from '#server/languages/parts/coaching-wording.ts'
import type { Evidence } from '#shared/contract/analysis.ts'
import type { CoachingCategory } from '#shared/contract/coaching.ts'
import type { Language } from '#shared/languages.ts'
import type { NoteFacts } from './note-facts.ts'

export interface CoachingFollowUp {
  /** A name as spoken, `me` for the speaker, null if nobody was named. */
  who: string | null
  /** `YYYY-MM-DD`. */
  dueDate: string | null
  isCompleted: boolean
  /** Null for a follow-up that was added by hand. */
  evidence: Pick<Evidence, 'quote' | 'start'> | null
}

interface CoachingPoint {
  evidence: Pick<Evidence, 'quote' | 'start'>
}

/** What coaching knows about one note, without its text. */
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
  tags: readonly string[]
  decisions: readonly CoachingPoint[]
  questions: readonly CoachingPoint[]
  followUps: readonly CoachingFollowUp[]
}

/** Words that were said, and where. */
export interface Occurrence {
  note: CoachingNote
  quote: string
  /** Seconds. */
  start: number
}

/** An observation before it is put into words. */
export interface Observation {
  category: CoachingCategory
  /** From 0 to 1; a higher weight is shown first. */
  weight: number
  say: (wording: CoachingWording) => Phrased
  /** All occurrences, of which the newest few are shown. An observation without any is not shown at all. */
  occurrences: readonly Occurrence[]
  /** How many occurrences must support the observation; defaults to 1. "Again" needs two. */
  needed?: number
  /** Set if the occurrences belong together and are shown in their order, such as a decision and its reversal. */
  isOrdered?: boolean
}

/** The notes, newest first, and the current time. */
export interface CoachingPeriod {
  notes: readonly CoachingNote[]
  now: Date
}

export function openingOf(note: CoachingNote): Occurrence[] {
  return note.facts.opening ? [{ note, quote: note.facts.opening.quote, start: note.facts.opening.start }] : []
}

/** Returns every follow-up with its note. */
export function followUpsOf(notes: readonly CoachingNote[]): { note: CoachingNote; followUp: CoachingFollowUp }[] {
  return notes.flatMap((note) => note.followUps.map((followUp) => ({ note, followUp })))
}

export function followUpOccurrences({
  note,
  followUp,
}: {
  note: CoachingNote
  followUp: CoachingFollowUp
}): Occurrence[] {
  return followUp.evidence ? [{ note, quote: followUp.evidence.quote, start: followUp.evidence.start }] : []
}

/** Tells whether a follow-up is open after its due date, in the note's time zone. */
export function isOverdue({ note, followUp }: { note: CoachingNote; followUp: CoachingFollowUp }, now: Date): boolean {
  if (followUp.isCompleted || followUp.dueDate === null) return false
  // The Swedish locale writes dates as YYYY-MM-DD.
  return followUp.dueDate < new Intl.DateTimeFormat('sv', { timeZone: note.timezone }).format(now)
}
