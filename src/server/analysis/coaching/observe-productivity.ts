import type { PartOfDay } from '#server/languages/parts/coaching-wording.ts'
import type { CoachingPeriod, Observation } from './coaching-note.ts'
import { type CoachingNote, followUpOccurrences, followUpsOf, isOverdue, openingOf } from './coaching-note.ts'

/** Minimum number of follow-ups that show a habit. */
const MIN_FOLLOW_UPS = 3
const MANY_UNDATED = 0.3
const MANY_OWNERLESS = 0.25
/** A part of the day with at least this many notes and this share of them is a habit. */
const MIN_HABIT = 4
const HABIT_SHARE = 0.6
/** Average length of the notes, in seconds, above and below which an observation is made. */
const LONG_NOTE = 180
const SHORT_NOTE = 45

/** Observes follow-ups without date or owner, completed and overdue follow-ups, and when and how long notes are recorded. */
export function observeProductivity({ notes, now }: CoachingPeriod): Observation[] {
  return [...observeDates(notes), ...observeOwners(notes), ...observeDone({ notes, now }), ...observeTimes(notes)].map(
    (observation) => ({ ...observation, category: 'productivity' }),
  )
}

type Part = Omit<Observation, 'category'>

function observeDates(notes: readonly CoachingNote[]): Part[] {
  const followUps = followUpsOf(notes)
  const undated = followUps.filter(({ followUp }) => followUp.dueDate === null)
  const all = followUps.length
  if (all < MIN_FOLLOW_UPS) return []
  if (undated.length / all >= MANY_UNDATED) {
    const some = undated.length
    return [
      {
        weight: 0.5 + some / all / 2,
        say: (w) => w.undatedFollowUps({ some, all }),
        occurrences: undated.flatMap(followUpOccurrences),
      },
    ]
  }
  const dated = followUps.filter(({ followUp }) => followUp.dueDate !== null)
  return [
    {
      weight: 0.3,
      say: (w) => w.datedFollowUps({ some: dated.length, all }),
      occurrences: dated.flatMap(followUpOccurrences),
    },
  ]
}

function observeOwners(notes: readonly CoachingNote[]): Part[] {
  const followUps = followUpsOf(notes)
  const ownerless = followUps.filter(({ followUp }) => followUp.who === null)
  const [some, all] = [ownerless.length, followUps.length]
  if (all < MIN_FOLLOW_UPS || some < 2 || some / all < MANY_OWNERLESS) return []
  return [
    {
      weight: 0.45 + some / all / 2,
      say: (w) => w.ownerlessFollowUps({ some, all }),
      occurrences: ownerless.flatMap(followUpOccurrences),
    },
  ]
}

function observeDone({ notes, now }: CoachingPeriod): Part[] {
  const followUps = followUpsOf(notes)
  const open = followUps.filter(({ followUp }) => !followUp.isCompleted)
  const late = open.filter((one) => isOverdue(one, now))
  if (late.length > 0) {
    const [some, all] = [late.length, open.length]
    return [
      {
        weight: 0.6 + some / all / 3,
        say: (w) => w.overdueFollowUps({ some, all }),
        occurrences: late.flatMap(followUpOccurrences),
      },
    ]
  }
  const done = followUps.filter(({ followUp }) => followUp.isCompleted)
  if (done.length === 0 || followUps.length < MIN_FOLLOW_UPS) return []
  const [some, all] = [done.length, followUps.length]
  return [
    { weight: 0.35, say: (w) => w.completedFollowUps({ some, all }), occurrences: done.flatMap(followUpOccurrences) },
  ]
}

function observeTimes(notes: readonly CoachingNote[]): Part[] {
  const hours = notes.map((note) => ({ note, hour: hourOf(note) }))
  const parts = Map.groupBy(hours, ({ hour }) => partOf(hour))
  const [part, most] = [...parts].reduce((a, b) => (b[1].length > a[1].length ? b : a), ['morning', []])
  const [some, all] = [most.length, notes.length]
  const found: Part[] = []
  if (some / all >= HABIT_SHARE && some >= MIN_HABIT) {
    const hour = averageHour(most.map((one) => one.hour))
    const occurrences = most.flatMap(({ note }) => openingOf(note))
    found.push({ weight: 0.25, say: (w) => w.timeOfDay({ some, all, part, hour }), occurrences })
  }
  const timed = notes.filter(({ duration }) => (duration ?? 0) > 0).toSorted((a, b) => length(b) - length(a))
  const [longest] = timed
  if (longest) {
    const seconds = timed.reduce((sum, note) => sum + length(note), 0) / timed.length
    const values = { seconds, longest: length(longest) }
    const bearing = (is: (seconds: number) => boolean) =>
      timed.filter((note) => is(length(note))).flatMap((note) => openingOf(note))
    if (seconds > LONG_NOTE)
      found.push({ weight: 0.55, say: (w) => w.longNotes(values), occurrences: bearing((one) => one > LONG_NOTE) })
    else if (seconds < SHORT_NOTE)
      found.push({ weight: 0.2, say: (w) => w.shortNotes(values), occurrences: bearing((one) => one < SHORT_NOTE) })
  }
  return found
}

const length = ({ duration }: CoachingNote) => duration ?? 0

function hourOf({ recordedAt, timezone }: CoachingNote): number {
  const hour = new Intl.DateTimeFormat('en', { timeZone: timezone, hour: 'numeric', hourCycle: 'h23' })
  return Number(hour.format(recordedAt))
}

function partOf(hour: number): PartOfDay {
  if (hour >= 5 && hour < 12) return 'morning'
  if (hour >= 12 && hour < 18) return 'afternoon'
  return hour >= 18 && hour < 23 ? 'evening' : 'night'
}

/** Averages hours of the day. Hours after midnight belong to the night before. */
function averageHour(hours: readonly number[]): number {
  const late = hours.map((hour) => (hour < 5 ? hour + 24 : hour))
  return Math.round(late.reduce((sum, hour) => sum + hour, 0) / late.length) % 24
}
