import { MAX_SPEAKERS } from '#shared/limits.ts'
import type { SpeakerTurn } from './turns-task.ts'

/** What was found of one speaker within one block of a recording. */
export interface BlockSpeaker {
  turns: readonly Pick<SpeakerTurn, 'start' | 'end'>[]
  /** What the voice is compared by; null if there was too little of it. */
  voice: Float32Array | null
}

/** From this likeness (cosine) on two voices are one person's. The models' makers accept and refuse at about the same value. */
const SAME_VOICE = 0.5

/** A pause of at most this many seconds within a person's speech doesn't end their turn. */
const PAUSE_SECONDS = 0.5

/** A person: the speakers of blocks that are they. */
interface Person {
  turns: Pick<SpeakerTurn, 'start' | 'end'>[]
  voice: Float32Array | null
  seconds: number
}

/**
 * Finds the people among the speakers of all blocks of a recording: those with like voices are one. So speakers are the
 * same through a long recording, and one whom a block took for two is one again.
 * @param count how many people there are; null: as many as have unlike voices
 * @returns all turns in order, numbered by the order in which people first speak
 */
export function joinSpeakers(found: readonly BlockSpeaker[], count: number | null): SpeakerTurn[] {
  const people: Person[] = found.map(({ turns, voice }) => ({
    turns: [...turns],
    voice,
    seconds: turns.reduce((sum, { start, end }) => sum + end - start, 0),
  }))
  for (;;) {
    const pair = findLikest(people)
    if (!pair || isEnough(people.length, pair.likeness, count)) break
    const [one, other] = [people[pair.one], people[pair.other]]
    if (!one || !other) break
    people[pair.one] = unite(one, other)
    people.splice(pair.other, 1)
  }
  return numberTurns(people)
}

/** Noise may sound like dozens of voices; more than can be shown are joined however unlike they are. */
function isEnough(people: number, likeness: number, count: number | null): boolean {
  if (count !== null) return people <= count
  return likeness < SAME_VOICE && people <= MAX_SPEAKERS
}

function findLikest(people: readonly Person[]): { one: number; other: number; likeness: number } | null {
  let best: { one: number; other: number; likeness: number } | null = null
  for (const [one, { voice }] of people.entries()) {
    for (let other = one + 1; other < people.length; other++) {
      const likeness = compare(voice, people[other]?.voice ?? null)
      if (best === null || likeness > best.likeness) best = { one, other, likeness }
    }
  }
  return best
}

/** Returns the cosine of two voices; those that are not known are unlike all others. */
function compare(a: Float32Array | null, b: Float32Array | null): number {
  if (!a || !b) return -1
  const dot = (x: Float32Array, y: Float32Array) => x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0)
  return dot(a, b) / (Math.sqrt(dot(a, a) * dot(b, b)) || 1)
}

/** The voice of two is their mean by how long each has spoken. */
function unite(one: Person, other: Person): Person {
  const seconds = one.seconds + other.seconds
  const share = one.seconds / (seconds || 1)
  const { voice } = other
  const mean = one.voice && voice ? one.voice.map((value, at) => value * share + (voice[at] ?? 0) * (1 - share)) : null
  return { turns: [...one.turns, ...other.turns], voice: mean ?? one.voice ?? voice, seconds }
}

function numberTurns(people: readonly Person[]): SpeakerTurn[] {
  const beginning = ({ turns }: Person) => Math.min(...turns.map(({ start }) => start))
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
