import type { CoachingNote, CoachingPeriod, CoachingTask, Observation, Occurrence } from './coaching-note.ts'
import { isOverdue, taskOccurrences, tasksOf } from './coaching-note.ts'

const MIN_TASKS = 3
const KEEPS_SHARE = 0.7
const DELEGATES_SHARE = 0.5
/** Fewer notes without thanks prove nothing. */
const NOTES_WITHOUT_THANKS = 5
/** A worry in this many notes is recurring. */
const RECURRING_NOTES = 2
const MAX_OTHER_WORRIES = 2
const MANY_UNDATED = 0.4
const MIN_DELEGATED = 4
const ONE_PERSON = 0.5

/** Observes kept and delegated tasks, thanks and praise, and recurring worries. */
export function observeLeadership({ notes, now }: CoachingPeriod): Observation[] {
  const given = tasksOf(notes).filter(({ task }) => task.who !== null && task.who !== 'me')
  return [
    ...observeDelegation(notes, given),
    ...observeRecognition(notes),
    ...observeWorries(notes),
    ...observeGiven(given, now),
    ...observeOnePerson(given),
  ].map((observation) => ({ ...observation, category: 'leadership' }))
}

type Part = Omit<Observation, 'category'>
type Given = { note: CoachingNote; task: CoachingTask }

function observeDelegation(notes: readonly CoachingNote[], given: readonly Given[]): Part[] {
  const kept = tasksOf(notes).filter(({ task }) => task.who === 'me')
  const all = kept.length + given.length
  if (all < MIN_TASKS) return []
  if (kept.length / all >= KEEPS_SHARE) {
    return [
      { weight: 0.7, say: (w) => w.keepsTasks({ some: kept.length, all }), occurrences: kept.flatMap(taskOccurrences) },
    ]
  }
  const values = { some: given.length, all }
  const givesMost = given.length / all >= DELEGATES_SHARE
  return [
    {
      weight: 0.35,
      say: (w) => (givesMost ? w.delegates(values) : w.sharesTasks(values)),
      occurrences: given.flatMap(taskOccurrences),
    },
  ]
}

function observeRecognition(notes: readonly CoachingNote[]): Part[] {
  const thanking = notes.filter(({ facts }) => facts.recognition.count > 0)
  const all = notes.length
  if (thanking.length === 0) {
    return all < NOTES_WITHOUT_THANKS ? [] : [{ weight: 0.6, say: (w) => w.noRecognition({ all }), occurrences: [] }]
  }
  const count = thanking.reduce((sum, { facts }) => sum + facts.recognition.count, 0)
  const occurrences = thanking.flatMap((note) =>
    note.facts.recognition.quotes.map(({ quote, start }) => ({ note, quote, start })),
  )
  return [{ weight: 0.35, say: (w) => w.recognition({ count, some: thanking.length, all }), occurrences }]
}

/** Returns the topics of negative sentences in several notes. */
function observeWorries(notes: readonly CoachingNote[]): Part[] {
  const matters = new Map<string, { text: string; occurrences: Map<string, Occurrence> }>()
  for (const note of notes) {
    for (const { topics, quote } of note.facts.worries) {
      for (const { key, text } of topics) {
        const matter = matters.get(key) ?? { text, occurrences: new Map() }
        if (!matter.occurrences.has(note.id))
          matter.occurrences.set(note.id, { note, quote: quote.quote, start: quote.start })
        matters.set(key, matter)
      }
    }
  }
  const back = [...matters.values()]
    .filter(({ occurrences }) => occurrences.size >= RECURRING_NOTES)
    .sort((a, b) => b.occurrences.size - a.occurrences.size)
  const [first, ...rest] = back
  if (!first) return []
  const values = {
    topic: first.text,
    others: rest.slice(0, MAX_OTHER_WORRIES).map(({ text }) => text),
    some: first.occurrences.size,
    all: notes.length,
  }
  const weight = Math.min(0.95, 0.6 + first.occurrences.size / notes.length / 3)
  return [{ weight, say: (w) => w.worries(values), occurrences: [...first.occurrences.values()] }]
}

function observeGiven(given: readonly Given[], now: Date): Part[] {
  const found: Part[] = []
  const undated = given.filter(({ task }) => task.dueDate === null)
  const [some, all] = [undated.length, given.length]
  if (some >= 2 && some / all >= MANY_UNDATED) {
    found.push({
      weight: 0.55,
      say: (w) => w.undatedDelegation({ some, all }),
      occurrences: undated.flatMap(taskOccurrences),
    })
  }
  const late = given.filter((one) => isOverdue(one, now))
  if (late.length > 0) {
    const count = late.length
    found.push({ weight: 0.6, say: (w) => w.overdueDelegation({ count }), occurrences: late.flatMap(taskOccurrences) })
  }
  return found
}

function observeOnePerson(given: readonly Given[]): Part[] {
  const byName = Map.groupBy(given, ({ task }) => task.who?.toLowerCase() ?? '')
  const most = [...byName.values()].reduce<readonly Given[]>((a, b) => (b.length > a.length ? b : a), [])
  const name = most[0]?.task.who
  const [some, all] = [most.length, given.length]
  if (!name || all < MIN_DELEGATED || byName.size < 2 || some / all < ONE_PERSON) return []
  return [{ weight: 0.5, say: (w) => w.onePerson({ name, some, all }), occurrences: most.flatMap(taskOccurrences) }]
}
