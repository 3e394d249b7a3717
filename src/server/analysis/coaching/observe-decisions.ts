import type { CoachingNote, CoachingPeriod, Observation, Occurrence } from './coaching-note.ts'
import { isHedged, topicKeys } from './gather-facts.ts'

/** After this many days without a decision on its topic a question counts as open for long. */
const OPEN_DAYS = 7
const DAY_MS = 86_400_000
/** How many shared topic words make two sentences one topic; a shorter sentence needs all of its own. */
const SHARED_TOPIC_WORDS = 2
const MIN_DECISIONS = 2

interface Point {
  note: CoachingNote
  occurrence: Occurrence
  keys: Set<string>
}

/** Observes decisions, those revoked or repeated, those without a task, and questions that stay open. */
export function observeDecisions({ notes, now }: CoachingPeriod): Observation[] {
  const decisions = pointsOf(notes, 'decisions')
  return [
    ...observeCount(notes, decisions),
    ...observeReversals(notes),
    ...observeRevisited(decisions),
    ...observeQuestions(notes, decisions, now),
    ...observeTasks(notes),
    ...observeHedged(decisions),
  ].map((observation) => ({ ...observation, category: 'decisionMaking' }))
}

type Part = Omit<Observation, 'category'>

function pointsOf(notes: readonly CoachingNote[], kind: 'decisions' | 'questions'): Point[] {
  return notes.flatMap((note) =>
    note[kind].map(({ evidence }) => ({
      note,
      occurrence: { note, quote: evidence.quote, start: evidence.start },
      keys: new Set(topicKeys(evidence.quote, note.language)),
    })),
  )
}

function observeCount(notes: readonly CoachingNote[], decisions: readonly Point[]): Part[] {
  const all = notes.length
  if (decisions.length === 0) return [{ weight: 0.4, say: (w) => w.noDecisions({ all }), occurrences: [] }]
  const some = new Set(decisions.map(({ note }) => note.id)).size
  const count = decisions.length
  return [
    {
      weight: 0.35,
      say: (w) => w.decisions({ count, some, all }),
      occurrences: decisions.map(({ occurrence }) => occurrence),
    },
  ]
}

function observeReversals(notes: readonly CoachingNote[]): Part[] {
  const taken = notes.filter(({ facts }) => facts.reversals.count > 0)
  if (taken.length === 0) return []
  const count = taken.reduce((sum, { facts }) => sum + facts.reversals.count, 0)
  const occurrences = taken.flatMap((note) =>
    note.facts.reversals.quotes.map(({ quote, start }) => ({ note, quote, start })),
  )
  const values = { count, some: taken.length, all: notes.length }
  return [{ weight: Math.min(0.9, 0.6 + count / 20), say: (w) => w.reversals(values), occurrences }]
}

/** Returns the topics decided in at least two notes, the newest decision first. */
function observeRevisited(decisions: readonly Point[]): Part[] {
  const matters: Point[][] = []
  for (const decision of decisions) {
    const matter = matters.find((known) => known.some((other) => isSameMatter(other, decision)))
    if (matter) matter.push(decision)
    else matters.push([decision])
  }
  const again = matters.filter((matter) => new Set(matter.map(({ note }) => note.id)).size > 1)
  if (again.length === 0) return []
  const occurrences = again.flat().map((point) => point.occurrence)
  return [{ weight: 0.65, say: (w) => w.revisited({ count: again.length }), occurrences }]
}

function isSameMatter(one: Pick<Point, 'keys'>, other: Pick<Point, 'keys'>): boolean {
  const needed = Math.min(SHARED_TOPIC_WORDS, one.keys.size, other.keys.size)
  const shared = [...one.keys].filter((key) => other.keys.has(key))
  return needed > 0 && shared.length >= needed
}

function observeQuestions(notes: readonly CoachingNote[], decisions: readonly Point[], now: Date): Part[] {
  const questions = pointsOf(notes, 'questions')
  const open = questions.filter(
    (question) =>
      now.getTime() - question.note.recordedAt.getTime() > OPEN_DAYS * DAY_MS &&
      !decisions.some(
        (decision) => decision.note.recordedAt > question.note.recordedAt && isSameMatter(decision, question),
      ),
  )
  if (open.length > 0) {
    const occurrences = open.map((question) => question.occurrence)
    const count = open.length
    return [
      { weight: Math.min(0.9, 0.6 + count / 20), say: (w) => w.openQuestions({ count, days: OPEN_DAYS }), occurrences },
    ]
  }
  if (questions.length === 0) return []
  const some = new Set(questions.map(({ note }) => note.id)).size
  const values = { count: questions.length, some, all: notes.length }
  return [
    { weight: 0.4, say: (w) => w.askedQuestions(values), occurrences: questions.map(({ occurrence }) => occurrence) },
  ]
}

function observeTasks(notes: readonly CoachingNote[]): Part[] {
  const decided = notes.filter(({ decisions }) => decisions.length > 0)
  const idle = decided.filter(({ tasks }) => tasks.length === 0)
  if (decided.length < MIN_DECISIONS || idle.length === 0) return []
  const occurrences = pointsOf(idle, 'decisions').map((point) => point.occurrence)
  const [some, all] = [idle.length, decided.length]
  return [{ weight: 0.4 + some / all / 4, say: (w) => w.decisionsWithoutTask({ some, all }), occurrences }]
}

function observeHedged(decisions: readonly Point[]): Part[] {
  const hedged = decisions.filter(({ note, occurrence }) => isHedged(occurrence.quote, note.language))
  const [some, all] = [hedged.length, decisions.length]
  if (some === 0 || all < MIN_DECISIONS) return []
  return [
    {
      weight: 0.4 + some / all / 3,
      say: (w) => w.hedgedDecisions({ some, all }),
      occurrences: hedged.map(({ occurrence }) => occurrence),
    },
  ]
}
