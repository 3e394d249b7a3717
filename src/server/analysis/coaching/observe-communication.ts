import { packOf } from '#server/languages/languages.ts'
import type { CoachingNote, CoachingPeriod, Observation, Occurrence } from './coaching-note.ts'
import { openingOf } from './coaching-note.ts'
import type { CountedPhrases } from './note-facts.ts'

/** Minimum length of a note for which a pace is computed, in words and seconds. */
const MIN_WORDS = 25
const MIN_SECONDS = 8
/** Range of plausible paces, in words per minute. A pace outside it means that the text's times are wrong. */
const PLAUSIBLE = { from: 50, to: 320 }
const MIN_PACED = 2
const NOTES_FOR_CHANGE = 6
const CHANGE = 0.1
/** The share of the newer notes that must be on the same side of the older notes' pace. */
const CHANGED_NOTES = 0.75
const PER = 100
const MANY_FILLERS = 1
const MANY_HEDGES = 0.8
const MIN_PHRASES = 3
/** Minimum number of words for a meaningful rate. */
const WORDS_FOR_RATE = 60
const LONG_SENTENCES = 22
/** An average sentence length above this, in words, means that the engine set no full stops. */
const NO_SENTENCES = 45
const MAX_PHRASES = 3
/** How many times as often as the next phrase the named phrases must occur to be clearly the most common. */
const CLEAR_LEAD = 1.5

/** Observes pace, fillers, hedges and the length of sentences. */
export function observeCommunication({ notes }: CoachingPeriod): Observation[] {
  const words = sum(notes, ({ facts }) => facts.words)
  return [
    ...observePace(notes),
    ...observePhrases(notes, words, 'fillers', MANY_FILLERS),
    ...observePhrases(notes, words, 'hedges', MANY_HEDGES),
    ...observeSentences(notes, words),
  ].map((observation) => ({ ...observation, category: 'communication' }))
}

type Part = Omit<Observation, 'category'>

/** Observes the pace in the language of most notes, because languages are spoken at different paces. */
function observePace(all: readonly CoachingNote[]): Part[] {
  const paced = all
    .map((note) => ({ note, pace: paceOf([note]) }))
    .filter(({ note, pace }) => hasPace(note) && pace >= PLAUSIBLE.from && pace <= PLAUSIBLE.to)
  const timed = [...Map.groupBy(paced, ({ note }) => note.language).values()].reduce(
    (a, b) => (b.length > a.length ? b : a),
    [],
  )
  const ranked = timed.toSorted((a, b) => b.pace - a.pace)
  const [first, last] = [ranked[0], ranked.at(-1)]
  if (!first || !last || ranked.length < MIN_PACED) return []
  const pace = paceOf(timed.map(({ note }) => note))
  const easy = packOf(first.note.language).easyPace
  const values = { pace, fastest: first.pace, slowest: last.pace }
  const found: Part[] = []
  if (pace > easy.to) {
    const quick = ranked.filter((one) => one.pace > easy.to)
    found.push({
      weight: 0.7,
      say: (w) => w.fastPace(values),
      occurrences: quick.flatMap(({ note }) => openingOf(note)),
    })
  } else if (pace < easy.from) {
    const slow = ranked.filter((one) => one.pace < easy.from).toReversed()
    found.push({
      weight: 0.65,
      say: (w) => w.slowPace(values),
      occurrences: slow.flatMap(({ note }) => openingOf(note)),
    })
  } else if (first.pace <= easy.to && last.pace >= easy.from) {
    const occurrences = [...openingOf(first.note), ...openingOf(last.note)]
    found.push({ weight: 0.3, say: (w) => w.steadyPace(values), occurrences })
  }
  return [...found, ...observePaceChange(timed)]
}

/** Observes a change of pace that most newer notes show, not just one. */
function observePaceChange(timed: readonly { note: CoachingNote; pace: number }[]): Part[] {
  if (timed.length < NOTES_FOR_CHANGE) return []
  const half = Math.floor(timed.length / 2)
  const newer = timed.slice(0, half)
  const [after, before] = [newer, timed.slice(-half)].map((part) => paceOf(part.map(({ note }) => note))) as [
    number,
    number,
  ]
  if (Math.abs(after / before - 1) < CHANGE) return []
  const changed = newer.filter(({ pace }) => pace > before === after > before)
  if (changed.length / newer.length < CHANGED_NOTES) return []
  const occurrences = changed.flatMap(({ note }) => openingOf(note))
  return [{ weight: 0.5, say: (w) => w.paceChange({ before, after }), occurrences, needed: 2 }]
}

function hasPace({ facts }: CoachingNote): boolean {
  return facts.words >= MIN_WORDS && facts.speechSeconds >= MIN_SECONDS
}

/** Returns the words per minute over several notes. */
function paceOf(notes: readonly CoachingNote[]): number {
  const seconds = sum(notes, ({ facts }) => facts.speechSeconds)
  return seconds === 0 ? 0 : (sum(notes, ({ facts }) => facts.words) / seconds) * 60
}

function observePhrases(
  notes: readonly CoachingNote[],
  words: number,
  kind: 'fillers' | 'hedges',
  many: number,
): Part[] {
  const count = sum(notes, ({ facts }) => facts[kind].count)
  const rate = (count / Math.max(1, words)) * PER
  if (rate < many || count < MIN_PHRASES || words < WORDS_FOR_RATE) return []
  const values = { rate, count, ...commonest(notes.map(({ facts }) => facts[kind])) }
  return [
    {
      weight: Math.min(0.9, 0.4 + rate / many / 5),
      say: (w) => (kind === 'fillers' ? w.fillers(values) : w.hedges(values)),
      occurrences: notes.flatMap((note) => quoteOccurrences(note, note.facts[kind].quotes)),
      needed: 2,
    },
  ]
}

function quoteOccurrences(note: CoachingNote, quotes: readonly { quote: string; start: number }[]): Occurrence[] {
  return quotes.slice(0, 1).map(({ quote, start }) => ({ note, quote, start }))
}

/** Returns common phrases, and whether they are the most common by a clear lead over the next. */
function commonest(counted: readonly CountedPhrases[]): { phrases: string[]; isClear: boolean } {
  const all = new Map<string, number>()
  for (const { phrases } of counted) {
    for (const [phrase, times] of Object.entries(phrases)) all.set(phrase, (all.get(phrase) ?? 0) + times)
  }
  const ranked = [...all].sort(([, a], [, b]) => b - a)
  const leads = (named: number) => (ranked[named - 1]?.[1] ?? 0) >= Math.max(2, CLEAR_LEAD * (ranked[named]?.[1] ?? 0))
  const clear = [MAX_PHRASES, 2, 1].find(leads)
  return { phrases: ranked.slice(0, clear ?? MAX_PHRASES).map(([phrase]) => phrase), isClear: clear !== undefined }
}

/**
 * Observes long sentences. If the speech has no full stops, the server cut it into sentences, which say nothing about the
 * speaker.
 */
function observeSentences(notes: readonly CoachingNote[], words: number): Part[] {
  const average =
    words /
    Math.max(
      1,
      sum(notes, ({ facts }) => facts.sentences),
    )
  if (words < WORDS_FOR_RATE || average < LONG_SENTENCES || average > NO_SENTENCES) return []
  const long = notes
    .flatMap((note) => (note.facts.longestSentence ? [{ note, ...note.facts.longestSentence }] : []))
    .filter((one) => one.words >= LONG_SENTENCES)
    .sort((a, b) => b.words - a.words)
  const [longest] = long
  if (!longest) return []
  return [
    { weight: 0.5, say: (w) => w.longSentences({ average, longest: longest.words }), occurrences: long, needed: 2 },
  ]
}

function sum(notes: readonly CoachingNote[], of: (note: CoachingNote) => number): number {
  return notes.reduce((total, note) => total + of(note), 0)
}
