import type { CoachingFollowUp, CoachingNote } from '#server/analysis/coaching/coaching-note.ts'
import { drawInsights } from '#server/analysis/coaching/draw-insights.ts'
import { gatherNoteFacts } from '#server/analysis/coaching/gather-facts.ts'
import type { CoachingCategory } from '#shared/contract/coaching.ts'
import type { Language } from '#shared/languages.ts'

const NOW = new Date('2026-03-20T12:00:00Z')

/** The parts of which a note for coaching is made. */
export interface MadeNote {
  daysAgo?: number
  hour?: number
  language?: Language
  said?: string[]
  tags?: string[]
  decisions?: string[]
  questions?: string[]
  followUps?: Partial<CoachingFollowUp>[]
}

let made = 0

/** A note spoken at 120 words a minute. */
export function makeCoachingNote({
  daysAgo = 1,
  hour = 8,
  language = 'en',
  said = ['Nothing much.'],
  tags = [],
  ...points
}: MadeNote): CoachingNote {
  made += 1
  let time = 0
  const sentences = said.map((text, index) => {
    const start = time
    time += text.split(' ').length / 2
    return { index, start, end: time, text }
  })
  const toPoint = (quote: string) => ({ evidence: { quote, start: 3 } })
  const day = String(20 - daysAgo).padStart(2, '0')
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    title: `Note ${made}`,
    recordedAt: new Date(`2026-03-${day}T${String(hour).padStart(2, '0')}:30:00Z`),
    timezone: 'UTC',
    language,
    duration: time,
    facts: gatherNoteFacts(sentences, language),
    tags,
    decisions: (points.decisions ?? []).map(toPoint),
    questions: (points.questions ?? []).map(toPoint),
    followUps: (points.followUps ?? []).map((followUp) => ({
      who: null,
      dueDate: null,
      isCompleted: false,
      evidence: { quote: 'a task', start: 5 },
      ...followUp,
    })),
  }
}

export const drawFrom = (notes: CoachingNote[], language: Language = 'en') =>
  drawInsights({ notes, now: NOW }, language)
export const textsOf = (notes: CoachingNote[], category: CoachingCategory, language: Language = 'en') =>
  drawFrom(notes, language)[category].map(({ text }) => text)
