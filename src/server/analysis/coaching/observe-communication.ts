import { packOf } from '#server/languages/languages.ts'
import type { CoachingNote, CoachingPeriod, Observation, Occurrence } from './coaching-note.ts'
import { openingOf } from './coaching-note.ts'
import type { CountedPhrases } from './note-facts.ts'

/** Shorter notes have no pace. */
const MIN_WORDS = 25
const MIN_SECONDS = 8
/** The pace in words per minute beyond which a text's times can't be right. */
const PLAUSIBLE = { from: 50, to: 320 }
const NOTES_FOR_CHANGE = 6
const CHANGE = 0.1
const PER = 100
const MANY_FILLERS = 1
const MANY_HEDGES = 0.8
const FEW = 0.4
/** How many words it takes before a rate, or its absence, means anything. */
const WORDS_FOR_RATE = 60
const WORDS_FOR_ABSENCE = 250
const LONG_SENTENCES = 22
/** A longer average means that the engine set no full stops. */
const NO_SENTENCES = 45
const MAX_PHRASES = 3

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

function observePace(notes: readonly CoachingNote[]): Part[] {
  const timed = notes
    .map((note) => ({ note, pace: paceOf([note]) }))
    .filter(({ note, pace }) => hasPace(note) && pace >= PLAUSIBLE.from && pace <= PLAUSIBLE.to)
  const ranked = timed.toSorted((a, b) => b.pace - a.pace)
  const [first, last] = [ranked[0], ranked.at(-1)]
  if (!first || !last || ranked.length < 2) return []
  const pace = paceOf(timed.map(({ note }) => note))
  const easy = packOf(first.note.language).easyPace
  const values = { pace, fastest: first.pace, slowest: last.pace }
  const found: Part[] =
    pace > easy.to
      ? [{ weight: 0.7, say: (w) => w.fastPace(values), occurrences: openingOf(first.note) }]
      : pace < easy.from
        ? [{ weight: 0.65, say: (w) => w.slowPace(values), occurrences: openingOf(last.note) }]
        : [
            {
              weight: 0.3,
              say: (w) => w.steadyPace(values),
              occurrences: [...openingOf(first.note), ...openingOf(last.note)],
            },
          ]
  const half = Math.floor(timed.length / 2)
  const [newer, older] = [timed.slice(0, half), timed.slice(-half)].map((part) => part.map(({ note }) => note))
  if (timed.length < NOTES_FOR_CHANGE || !newer || !older) return found
  const [before, after] = [paceOf(older), paceOf(newer)]
  if (Math.abs(after / before - 1) < CHANGE) return found
  return [...found, { weight: 0.5, say: (w) => w.paceChange({ before, after }), occurrences: newer.flatMap(openingOf) }]
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
  if (rate >= many && count >= 3 && words >= WORDS_FOR_RATE) {
    const phrases = commonest(notes.map(({ facts }) => facts[kind]))
    const values = { rate, count, phrases }
    return [
      {
        weight: Math.min(0.9, 0.4 + rate / many / 5),
        say: (w) => (kind === 'fillers' ? w.fillers(values) : w.hedges(values)),
        occurrences: notes.flatMap((note) => quoteOccurrences(note, note.facts[kind].quotes)),
      },
    ]
  }
  if (rate > FEW || words < WORDS_FOR_ABSENCE) return []
  const values = { rate, words }
  return [
    {
      weight: 0.25,
      say: (w) => (kind === 'fillers' ? w.fewFillers(values) : w.plainWords(values)),
      occurrences: notes.flatMap(openingOf),
    },
  ]
}

function quoteOccurrences(note: CoachingNote, quotes: readonly { quote: string; start: number }[]): Occurrence[] {
  return quotes.slice(0, 1).map(({ quote, start }) => ({ note, quote, start }))
}

function commonest(counted: readonly CountedPhrases[]): string[] {
  const all = new Map<string, number>()
  for (const { phrases } of counted) {
    for (const [phrase, times] of Object.entries(phrases)) all.set(phrase, (all.get(phrase) ?? 0) + times)
  }
  return [...all]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_PHRASES)
    .map(([phrase]) => phrase)
}

function observeSentences(notes: readonly CoachingNote[], words: number): Part[] {
  const average =
    words /
    Math.max(
      1,
      sum(notes, ({ facts }) => facts.sentences),
    )
  if (words < WORDS_FOR_RATE || average > NO_SENTENCES) return []
  const [longest] = notes
    .flatMap((note) => (note.facts.longestSentence ? [{ note, ...note.facts.longestSentence }] : []))
    .sort((a, b) => b.words - a.words)
  if (!longest) return []
  const occurrences = [{ note: longest.note, quote: longest.quote, start: longest.start }]
  return average >= LONG_SENTENCES
    ? [{ weight: 0.5, say: (w) => w.longSentences({ average, longest: longest.words }), occurrences }]
    : [{ weight: 0.2, say: (w) => w.shortSentences({ average }), occurrences: notes.flatMap(openingOf) }]
}

function sum(notes: readonly CoachingNote[], of: (note: CoachingNote) => number): number {
  return notes.reduce((total, note) => total + of(note), 0)
}
