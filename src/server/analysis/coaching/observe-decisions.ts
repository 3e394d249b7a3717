import type { CoachingNote, CoachingPeriod, Observation, Occurrence } from './coaching-note.ts'
import { subjectsOf, topicKeys } from './find-subjects.ts'
import { isHedged, isOwn } from './gather-facts.ts'

/** A question without a decision on its topic for this many days has been open for long. */
const OPEN_DAYS = 7
const DAY_MS = 86_400_000
/** How many topic words two sentences must share to be about one topic. A sentence with fewer must share all of its words. */
const SHARED_TOPIC_WORDS = 2
/** For two decisions on one matter: the minimum share of the topic words of the shorter one that the other has too. */
const SAME_MATTER = 2 / 3
/** A single question may be left open for a reason. */
const MIN_OPEN_QUESTIONS = 2
const MIN_DECISIONS = 2

interface Point {
  note: CoachingNote
  occurrence: Occurrence
  keys: Set<string>
}

/**
 * Observes decisions, decisions that are taken back or repeated, decisions without a follow-up, and questions that stay open.
 */
export function observeDecisions({ notes, now }: CoachingPeriod): Observation[] {
  const decisions = pointsOf(notes, 'decisions')
  return [
    ...observeCount(notes, decisions),
    ...observeReversals(notes, decisions),
    ...observeRevisited(decisions),
    ...observeQuestions(notes, decisions, now),
    ...observeFollowUps(notes),
    ...observeHedged(decisions),
  ].map((observation) => ({ ...observation, category: 'decisionMaking' }))
}

type Part = Omit<Observation, 'category'>

function pointsOf(notes: readonly CoachingNote[], kind: 'decisions' | 'questions'): Point[] {
  return notes.flatMap((note) => note[kind].map(({ evidence }) => pointOf(note, evidence)))
}

function pointOf(note: CoachingNote, { quote, start }: Pick<Occurrence, 'quote' | 'start'>): Point {
  return { note, occurrence: { note, quote, start }, keys: new Set(topicKeys(quote, note.language)) }
}

function observeCount(notes: readonly CoachingNote[], decisions: readonly Point[]): Part[] {
  const all = notes.length
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

/** Observes the speaker's own decisions and promises that they take back later. */
function observeReversals(notes: readonly CoachingNote[], decisions: readonly Point[]): Part[] {
  const promises = notes.flatMap((note) =>
    note.followUps.flatMap(({ who, evidence }) => (who === 'me' && evidence ? [pointOf(note, evidence)] : [])),
  )
  const own = [...decisions.filter(({ note, occurrence }) => isOwn(occurrence.quote, note.language)), ...promises]
  const pairs = notes.flatMap((note) =>
    note.facts.reversals.flatMap(({ topics, quote }) => {
      const reversal = { note, occurrence: { note, quote: quote.quote, start: quote.start }, keys: new Set(topics) }
      const earlier = own.find((point) => isBefore(point, reversal) && isSameTopic(point, reversal))
      return earlier ? [[reversal.occurrence, earlier.occurrence]] : []
    }),
  )
  if (pairs.length === 0) return []
  const count = pairs.length
  return [
    {
      weight: Math.min(0.9, 0.6 + count / 20),
      say: (w) => w.reversals({ count }),
      occurrences: pairs.flat(),
      isOrdered: true,
      needed: 2,
    },
  ]
}

function isBefore(one: Point, other: Point): boolean {
  if (one.note.id !== other.note.id) return one.note.recordedAt < other.note.recordedAt
  return one.occurrence.start < other.occurrence.start && one.occurrence.quote !== other.occurrence.quote
}

/** Returns a matter that was decided in at least two notes: the one decided in most notes, and of equals the first. */
function observeRevisited(decisions: readonly Point[]): Part[] {
  const matters: Point[][] = []
  for (const decision of decisions) {
    const matter = matters.find((known) => known.some((other) => isSameMatter(other, decision)))
    if (!matter) matters.push([decision])
    else if (!matter.some(({ note }) => note.id === decision.note.id)) matter.push(decision)
  }
  const matter = matters.reduce((a, b) => (b.length > a.length ? b : a), [])
  if (matter.length < 2) return []
  const occurrences = matter.map((point) => point.occurrence)
  return [{ weight: 0.65, say: (w) => w.revisited({ notes: matter.length }), occurrences, isOrdered: true, needed: 2 }]
}

/** Tells whether two decisions share most words, and not just a name: two decisions about Ana are two matters. */
function isSameMatter(one: Point, other: Point): boolean {
  const shared = [...one.keys].filter((key) => other.keys.has(key))
  if (shared.length < SHARED_TOPIC_WORDS) return false
  if (shared.length < Math.min(one.keys.size, other.keys.size) * SAME_MATTER) return false
  const nouns = [one, other].map(({ note, occurrence }) =>
    subjectsOf(occurrence.quote, note.language).flatMap(({ key, isName }) => (isName ? [] : [key])),
  )
  return shared.some((key) => nouns.every((keys) => keys.includes(key)))
}

function isSameTopic(one: Pick<Point, 'keys'>, other: Pick<Point, 'keys'>): boolean {
  const needed = Math.min(SHARED_TOPIC_WORDS, one.keys.size, other.keys.size)
  const shared = [...one.keys].filter((key) => other.keys.has(key))
  return needed > 0 && shared.length >= needed
}

/** Observes questions whose subject no later decision mentions, not even in one word. */
function observeQuestions(notes: readonly CoachingNote[], decisions: readonly Point[], now: Date): Part[] {
  const open = pointsOf(notes, 'questions').filter(
    (question) =>
      question.keys.size > 0 &&
      !decisions.some(
        (decision) => isBefore(question, decision) && [...question.keys].some((key) => decision.keys.has(key)),
      ),
  )
  const old = open.filter(({ note }) => now.getTime() - note.recordedAt.getTime() > OPEN_DAYS * DAY_MS)
  if (old.length > 0) {
    const count = old.length
    return [
      {
        weight: Math.min(0.9, 0.6 + count / 20),
        say: (w) => w.openQuestions({ count, days: OPEN_DAYS }),
        occurrences: old.map(({ occurrence }) => occurrence),
      },
    ]
  }
  if (open.length < MIN_OPEN_QUESTIONS) return []
  const some = new Set(open.map(({ note }) => note.id)).size
  const values = { count: open.length, some, all: notes.length }
  return [{ weight: 0.4, say: (w) => w.askedQuestions(values), occurrences: open.map(({ occurrence }) => occurrence) }]
}

function observeFollowUps(notes: readonly CoachingNote[]): Part[] {
  const decided = notes.filter(({ decisions }) => decisions.length > 0)
  const idle = decided.filter(({ followUps }) => followUps.length === 0)
  if (decided.length < MIN_DECISIONS || idle.length === 0) return []
  const occurrences = pointsOf(idle, 'decisions').map((point) => point.occurrence)
  const [some, all] = [idle.length, decided.length]
  return [{ weight: 0.4 + some / all / 4, say: (w) => w.decisionsWithoutFollowUp({ some, all }), occurrences }]
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
