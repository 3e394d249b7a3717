import { MAX_SPEAKERS } from '#shared/limits.ts'
import type { SpeakerTurn } from './turns-task.ts'

/** What was found about one speaker within one block of a recording. */
export interface BlockSpeaker {
  turns: readonly Pick<SpeakerTurn, 'start' | 'end'>[]
  /** The numbers by which the voice is compared; null if there was too little of it. */
  voice: Float32Array | null
}

/** Minimum likeness (cosine) of two voices of one person. The models' makers accept and refuse at about the same value. */
const SAME_VOICE = 0.5

/** A pause of at most this many seconds within a person's speech doesn't end their turn. */
const PAUSE_SECONDS = 0.5

/**
 * Joins speakers whose voices are alike: one person who was found in several blocks of a recording, or whom a block
 * took for two. If there are too many speakers, joins them however unlike they are: noise may sound like dozens of
 * voices.
 * @param count how many people there are; null: as many as have unlike voices
 * @param joinsLike whether to join similar voices even if there are not too many
 */
export function joinSpeakers(
  found: readonly BlockSpeaker[],
  { count, joinsLike }: { count: number | null; joinsLike: boolean },
): BlockSpeaker[] {
  const people = [...found]
  for (;;) {
    const pair = findLikest(people)
    const isTooMany = people.length > (count ?? MAX_SPEAKERS)
    if (!pair || !(isTooMany || (joinsLike && pair.likeness >= SAME_VOICE))) return people
    const [one, other] = [people[pair.one], people[pair.other]]
    if (!one || !other) return people
    people[pair.one] = unite(one, other)
    people.splice(pair.other, 1)
  }
}

function findLikest(people: readonly BlockSpeaker[]): { one: number; other: number; likeness: number } | null {
  let best: { one: number; other: number; likeness: number } | null = null
  for (const [one, { voice }] of people.entries()) {
    for (let other = one + 1; other < people.length; other++) {
      const likeness = compare(voice, people[other]?.voice ?? null)
      if (best === null || likeness > best.likeness) best = { one, other, likeness }
    }
  }
  return best
}

/** Returns the cosine of two voices; unknown voices are unlike all others. */
function compare(a: Float32Array | null, b: Float32Array | null): number {
  if (!a || !b) return -1
  const dot = (x: Float32Array, y: Float32Array) => x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0)
  return dot(a, b) / (Math.sqrt(dot(a, a) * dot(b, b)) || 1)
}

/** The voice of two joined speakers is their mean, weighted by how long each has spoken. */
function unite(one: BlockSpeaker, other: BlockSpeaker): BlockSpeaker {
  const [first, second] = [secondsOf(one), secondsOf(other)]
  const share = first / (first + second || 1)
  const { voice } = other
  const mean = one.voice && voice ? one.voice.map((value, at) => value * share + (voice[at] ?? 0) * (1 - share)) : null
  return { turns: [...one.turns, ...other.turns], voice: mean ?? one.voice ?? voice }
}

function secondsOf({ turns }: BlockSpeaker): number {
  return turns.reduce((sum, { start, end }) => sum + end - start, 0)
}

/** Returns the turns of all people in order, numbered by the order in which people first speak. */
export function numberTurns(people: readonly BlockSpeaker[]): SpeakerTurn[] {
  const beginning = ({ turns }: BlockSpeaker) => Math.min(...turns.map(({ start }) => start))
  return people
    .filter(({ turns }) => turns.length > 0)
    .sort((a, b) => beginning(a) - beginning(b))
    .flatMap(({ turns }, at) => closePauses(turns).map((turn) => ({ ...turn, speaker: at + 1 })))
    .sort((a, b) => a.start - b.start || a.end - b.end)
}

function closePauses(turns: readonly Pick<SpeakerTurn, 'start' | 'end'>[]): Pick<SpeakerTurn, 'start' | 'end'>[] {
  const joined: { start: number; end: number }[] = []
  for (const { start, end } of turns.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && start - last.end <= PAUSE_SECONDS) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}
