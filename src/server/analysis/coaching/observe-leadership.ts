import type { CoachingFollowUp, CoachingNote, CoachingPeriod, Observation, Occurrence } from './coaching-note.ts'
import { followUpOccurrences, followUpsOf, isOverdue } from './coaching-note.ts'
import { subjectKey } from './find-subjects.ts'
import type { Subject } from './note-facts.ts'

const MIN_FOLLOW_UPS = 3
const KEEPS_SHARE = 0.7
/** A worry recurs if it is in at least this many sentences and notes. */
const WORRY_SENTENCES = 3
const WORRY_NOTES = 2
/** The minimum share of the sentences about a subject that must be worries, absolute and relative to all other sentences. */
const WORRY_SHARE = 0.5
const WORRY_GAIN = 2
const MANY_UNDATED = 0.4
const MIN_DELEGATED = 4
const ONE_PERSON = 0.5
/** How many times as many follow-ups as anybody else one person must have, so that the difference is not chance. */
const CLEAR_LEAD = 2

/** Observes the user's own and others' follow-ups, thanks and praise, and recurring worries. */
export function observeLeadership({ notes, now }: CoachingPeriod): Observation[] {
  const given = followUpsOf(notes).filter(({ followUp }) => followUp.who !== null && followUp.who !== 'me')
  return [
    ...observeDelegation(notes, given),
    ...observeRecognition(notes),
    ...observeWorries(notes),
    ...observeGiven(given, now),
    ...observeOnePerson(given),
  ].map((observation) => ({ ...observation, category: 'leadership' }))
}

type Part = Omit<Observation, 'category'>
type Given = { note: CoachingNote; followUp: CoachingFollowUp }

function observeDelegation(notes: readonly CoachingNote[], given: readonly Given[]): Part[] {
  const kept = followUpsOf(notes).filter(({ followUp }) => followUp.who === 'me')
  const all = kept.length + given.length
  if (all < MIN_FOLLOW_UPS) return []
  if (kept.length / all >= KEEPS_SHARE) {
    return [
      {
        weight: 0.7,
        say: (w) => w.keepsFollowUps({ some: kept.length, all }),
        occurrences: kept.flatMap(followUpOccurrences),
      },
    ]
  }
  if (given.length === 0) return []
  const values = { some: given.length, all }
  return [{ weight: 0.35, say: (w) => w.delegates(values), occurrences: given.flatMap(followUpOccurrences) }]
}

function observeRecognition(notes: readonly CoachingNote[]): Part[] {
  const thanking = notes.filter(({ facts }) => facts.recognition.count > 0)
  const occurrences = thanking.flatMap((note) =>
    note.facts.recognition.quotes.map(({ quote, start }) => ({ note, quote, start })),
  )
  const values = { some: thanking.length, all: notes.length }
  return [{ weight: 0.35, say: (w) => w.recognition(values), occurrences }]
}

interface Matter {
  subject: Subject
  occurrences: Occurrence[]
  notes: Set<string>
  /** The notes that have it as a tag. */
  tagged: Set<string>
}

/** Observes the name or tagged subject to which the most worries return. */
function observeWorries(notes: readonly CoachingNote[]): Part[] {
  const matters = new Map<string, Matter>()
  for (const note of notes) {
    const tags = new Set(note.tags.map((tag) => subjectKey(tag, note.language)))
    for (const { subjects, quote } of note.facts.worries) {
      for (const subject of subjects) {
        const matter = matters.get(subject.key) ?? { subject, occurrences: [], notes: new Set(), tagged: new Set() }
        matter.occurrences.push({ note, quote: quote.quote, start: quote.start })
        matter.notes.add(note.id)
        if (tags.has(subject.key)) matter.tagged.add(note.id)
        if (subject.isName) matter.subject = subject
        matters.set(subject.key, matter)
      }
    }
  }
  const [first] = [...matters.values()]
    .filter((matter) => isOfSubstance(matter) && isAboveOrdinary(matter, notes))
    .sort((a, b) => b.occurrences.length - a.occurrences.length)
  if (!first) return []
  const { subject, occurrences } = first
  const values = { topic: subject.text, sentences: occurrences.length, some: first.notes.size, all: notes.length }
  const weight = Math.min(0.95, 0.6 + first.notes.size / notes.length / 3)
  return [{ weight, say: (w) => w.worries(values), occurrences, needed: WORRY_SENTENCES }]
}

function isOfSubstance({ subject, occurrences, notes, tagged }: Matter): boolean {
  if (occurrences.length < WORRY_SENTENCES || notes.size < WORRY_NOTES) return false
  return subject.isName || tagged.size >= WORRY_NOTES
}

/** Tells whether a subject is a worry clearly more often than whatever else the user speaks about. */
function isAboveOrdinary({ subject, occurrences }: Matter, notes: readonly CoachingNote[]): boolean {
  const total = (of: (note: CoachingNote) => number) => notes.reduce((sum, note) => sum + of(note), 0)
  const mentions = total(({ facts }) => facts.subjects[subject.key] ?? 0)
  const others = total(({ facts }) => facts.sentences) - mentions
  const worried = total(({ facts }) => facts.worries.length) - occurrences.length
  const share = occurrences.length / Math.max(1, mentions)
  return share >= WORRY_SHARE && share >= (WORRY_GAIN * worried) / Math.max(1, others)
}

function observeGiven(given: readonly Given[], now: Date): Part[] {
  const found: Part[] = []
  const undated = given.filter(({ followUp }) => followUp.dueDate === null)
  const [some, all] = [undated.length, given.length]
  if (some >= 2 && some / all >= MANY_UNDATED) {
    found.push({
      weight: 0.55,
      say: (w) => w.undatedDelegation({ some, all }),
      occurrences: undated.flatMap(followUpOccurrences),
    })
  }
  const late = given.filter((one) => isOverdue(one, now))
  if (late.length > 0) {
    const count = late.length
    found.push({
      weight: 0.6,
      say: (w) => w.overdueDelegation({ count }),
      occurrences: late.flatMap(followUpOccurrences),
    })
  }
  return found
}

function observeOnePerson(given: readonly Given[]): Part[] {
  const byName = Map.groupBy(given, ({ followUp }) => followUp.who?.toLowerCase() ?? '')
  const [most = [], second = []] = [...byName.values()].sort((a, b) => b.length - a.length)
  const name = most[0]?.followUp.who
  const [some, all] = [most.length, given.length]
  if (!name || all < MIN_DELEGATED || byName.size < 2 || some / all < ONE_PERSON) return []
  if (some - second.length < CLEAR_LEAD) return []
  return [{ weight: 0.5, say: (w) => w.onePerson({ name, some, all }), occurrences: most.flatMap(followUpOccurrences) }]
}
