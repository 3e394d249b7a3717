import type { Sentence } from '#shared/contract/notes.ts'
import type { SpeakerTurn } from './turns-task.ts'

type Span = Pick<SpeakerTurn, 'start' | 'end'>

/** Minimum length of a part of a sentence that another person says, in seconds; the ends of turns are not exact. */
const MIN_PART_SECONDS = 0.5

/** Maximum distance in seconds at which a sentence that no turn touches belongs to the nearest one; engines stretch sentences. */
const REACH_SECONDS = 1

/**
 * Returns who says a sentence: the speaker whose turns cover most of it, else the one whose turn is nearest.
 * @param turns the turns in the order in which they begin
 * @returns null if nobody speaks near it
 */
function speakerOf(sentence: Span, turns: readonly SpeakerTurn[]): number | null {
  const seconds = new Map<number, number>()
  let nearest: { speaker: number; distance: number } | null = null
  for (const { start, end, speaker } of turns) {
    const distance = Math.max(start - sentence.end, sentence.start - end, 0)
    if (distance > REACH_SECONDS) continue
    if (nearest === null || distance < nearest.distance) nearest = { speaker, distance }
    const shared = Math.min(end, sentence.end) - Math.max(start, sentence.start)
    if (shared > 0) seconds.set(speaker, (seconds.get(speaker) ?? 0) + shared)
  }
  let most: number | null = null
  for (const [speaker, shared] of seconds) if (most === null || shared > (seconds.get(most) ?? 0)) most = speaker
  return most ?? nearest?.speaker ?? null
}

/** Gives each sentence its speaker; sentences that nobody says get none. Indexes stay. */
export function assignSpeakers<S extends Span>(
  sentences: readonly S[],
  turns: readonly SpeakerTurn[],
): Array<S & { speaker?: number }> {
  let first = 0
  return sentences.map((sentence) => {
    // Turns may overlap, so skip only those that ended long ago.
    while ((turns[first]?.end ?? Number.POSITIVE_INFINITY) < sentence.start - REACH_SECONDS) first++
    const near: SpeakerTurn[] = []
    for (let at = first; at < turns.length; at++) {
      const turn = turns[at]
      if (!turn || turn.start > sentence.end + REACH_SECONDS) break
      near.push(turn)
    }
    const speaker = speakerOf(sentence, near)
    return speaker === null ? sentence : { ...sentence, speaker }
  })
}

/**
 * Cuts the sentences in which the speaker changes, between two words whose times are known, and renumbers all
 * sentences. The others, and those without times of words, stay whole.
 * @returns the same array if none is cut
 */
export function cutAtTurns(sentences: readonly Sentence[], turns: readonly SpeakerTurn[]): readonly Sentence[] {
  const cut = sentences.flatMap((sentence) => cutSentence(sentence, turns))
  return cut.length === sentences.length ? sentences : cut.map((sentence, index) => ({ ...sentence, index }))
}

function cutSentence(sentence: Sentence, turns: readonly SpeakerTurn[]): Sentence[] {
  const { start, end, text, wordStarts = [] } = sentence
  const words = text.split(/\s+/)
  if (words.length < 2 || words.length !== wordStarts.length) return [sentence]
  const near = turns.filter((turn) => turn.start < end && turn.end > start)
  if (new Set(near.map(({ speaker }) => speaker)).size < 2) return [sentence]
  const spans = wordStarts.map((at, index) => ({
    start: start + at,
    end: start + (wordStarts[index + 1] ?? end - start),
  }))
  const speakers = assignSpeakers(spans, near).map(({ speaker }) => speaker ?? null)
  const cuts = findCuts(speakers, spans)
  return [0, ...cuts].map((from, part, all) => {
    const to = all[part + 1] ?? words.length
    const begin = spans[from]?.start ?? start
    return {
      ...sentence,
      start: part === 0 ? start : round(begin),
      end: to === words.length ? end : round(spans[to]?.start ?? end),
      text: words.slice(from, to).join(' '),
      wordStarts: wordStarts.slice(from, to).map((at) => round(start + at - (part === 0 ? start : begin))),
      ...keepDoubtful(sentence, words.slice(from, to)),
    }
  })
}

/** Returns before which words the speaker changes, leaving out changes for less than a moment. */
function findCuts(speakers: readonly (number | null)[], spans: readonly Span[]): number[] {
  const runs: { speaker: number | null; from: number; seconds: number }[] = []
  for (const [at, speaker] of speakers.entries()) {
    const span = spans[at]
    const seconds = span ? span.end - span.start : 0
    const last = runs.at(-1)
    if (last && (last.speaker === speaker || speaker === null)) last.seconds += seconds
    else runs.push({ speaker, from: at, seconds })
  }
  const cuts: number[] = []
  let current: number | null = null
  for (const { speaker, from, seconds } of runs) {
    if (seconds < MIN_PART_SECONDS || speaker === null) continue
    if (current !== null && speaker !== current) cuts.push(from)
    current = speaker
  }
  return cuts
}

function keepDoubtful({ doubtfulWords }: Sentence, words: readonly string[]): Pick<Sentence, 'doubtfulWords'> {
  if (!doubtfulWords) return {}
  const kept = doubtfulWords.filter((doubtful) => words.some((word) => word.includes(doubtful)))
  return { doubtfulWords: kept }
}

/** Returns the turns with one stretch given to a speaker, whoever spoke there before. */
export function giveTo(turns: readonly SpeakerTurn[], { start, end }: Span, speaker: number): SpeakerTurn[] {
  const rest = turns.flatMap((turn) => {
    if (turn.end <= start || turn.start >= end) return [turn]
    return [
      ...(turn.start < start ? [{ ...turn, end: start }] : []),
      ...(turn.end > end ? [{ ...turn, start: end }] : []),
    ]
  })
  return [...rest, { start, end, speaker }].sort((a, b) => a.start - b.start || a.end - b.end)
}

/** Returns the turns with those of one speaker given to another. */
export function mergeSpeakers(turns: readonly SpeakerTurn[], speaker: number, into: number): SpeakerTurn[] {
  return turns.map((turn) => (turn.speaker === speaker ? { ...turn, speaker: into } : turn))
}

/**
 * Finds each earlier speaker among the speakers of new turns: the one who speaks at the same times. No new speaker is
 * matched to two earlier ones.
 * @returns the new number of each earlier speaker that was found
 */
export function matchSpeakers(earlier: readonly SpeakerTurn[], later: readonly SpeakerTurn[]): Map<number, number> {
  const shared = new Map<string, { from: number; to: number; seconds: number }>()
  for (const old of earlier) {
    for (const turn of later) {
      const seconds = Math.min(old.end, turn.end) - Math.max(old.start, turn.start)
      if (seconds <= 0) continue
      const key = `${old.speaker} ${turn.speaker}`
      const pair = shared.get(key) ?? { from: old.speaker, to: turn.speaker, seconds: 0 }
      shared.set(key, { ...pair, seconds: pair.seconds + seconds })
    }
  }
  const found = new Map<number, number>()
  const taken = new Set<number>()
  for (const { from, to } of [...shared.values()].sort((a, b) => b.seconds - a.seconds)) {
    if (found.has(from) || taken.has(to)) continue
    found.set(from, to)
    taken.add(to)
  }
  return found
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}
