import { ownSpoken, type Promised } from '#server/analysis/spoken-owner.ts'
import type { Queryable } from '#server/db/database.ts'
import { assignSpeakers } from '#server/speech/speakers/assign-speakers.ts'
import type { SpeakerTurn } from '#server/speech/speakers/turns-task.ts'
import type { Sentence, Speaker, Speakers, Transcript } from '#shared/contract/notes.ts'
import * as queries from './speakers.queries.ts'

// Reads who speaks in a note for callers that have checked access: nothing here checks the owner.

/** A job that has not ended by now was lost: after 24 hours it would have expired. In milliseconds. */
const LOST_AFTER_MS = 25 * 3600 * 1000

/** What is known about who speaks in a note. */
interface NoteSpeakers extends Speakers {
  turns: SpeakerTurn[]
  /** The names by which others call the note's owner; empty if the owner is none of the speakers. */
  ownerNames: string[]
}

/** Reads who speaks when in a note; null if nobody has tried to tell. */
async function readSpeakers(db: Queryable, noteId: string): Promise<NoteSpeakers | null> {
  return describeSpeakers(db, noteId, await queries.findTurns(db, noteId))
}

async function describeSpeakers(
  db: Queryable,
  noteId: string,
  row: queries.SpeakerTurnsRow | null,
): Promise<NoteSpeakers | null> {
  if (!row) return null
  const named = new Map((await queries.listNamed(db, noteId)).map((one) => [one.number, one]))
  const speaksItself = [...named.values()].some(({ isOwner }) => isOwner)
  const owner = speaksItself ? await queries.findOwnerNames(db, noteId) : null
  const numbers = new Set([...row.turns.map(({ speaker }) => speaker), ...named.keys()])
  const list = [...numbers]
    .sort((a, b) => a - b)
    .map((number): Speaker => {
      const { name = null, isOwner = false } = named.get(number) ?? {}
      return { number, name: isOwner ? (owner?.fullName ?? name) : name, isOwner }
    })
  const isLost = row.status === 'waiting' && Date.now() - row.updatedAt.getTime() > LOST_AFTER_MS
  const state = isLost
    ? ({ status: 'failed', failure: 'failed' } as const)
    : { status: row.status, failure: row.failure }
  return { ...state, list, turns: row.turns, ownerNames: owner?.names ?? [] }
}

/**
 * Gives the sentences of a presented transcript their speakers, if these are known.
 * @param turns who speaks when, if the caller has read it already
 */
export async function withSpeakers(
  db: Queryable,
  transcript: Transcript,
  turns?: queries.SpeakerTurnsRow | null,
): Promise<Transcript> {
  const { noteId } = transcript
  const row = turns === undefined ? await queries.findTurns(db, noteId) : turns
  const speakers = await describeSpeakers(db, noteId, row)
  if (!speakers) return transcript
  const { status, failure, list } = speakers
  const sentences = assignSpeakers(transcript.sentences, speakers.turns)
  return { ...transcript, sentences, speakers: { status, failure, list } }
}

/** The sentences of a text with their speakers, and the names of the speakers. */
interface SpokenText {
  sentences: readonly Sentence[]
  /** Null for a speaker without a name. Empty where the speakers are not known, or there is only one. */
  speakers: Speaker[]
}

/** Returns a note's sentences with who says them, for an analysis. */
export async function readSpokenText(
  db: Queryable,
  { noteId, sentences }: { noteId: string; sentences: readonly Sentence[] },
): Promise<SpokenText> {
  const speakers = await readSpeakers(db, noteId)
  if (!speakers || speakers.list.length < 2) return { sentences, speakers: [] }
  return { sentences: assignSpeakers(sentences, speakers.turns), speakers: speakers.list }
}

/** Whose follow-up it is, with the words of the speaker if they mean somebody other than the owner. */
interface OwnedFollowUp extends Promised {
  said: Promised | null
}

/** Returns a function that tells whose follow-up it is, by the speaker of the words it rests on. */
export async function readSpokenOwners(
  db: Queryable,
  noteId: string,
): Promise<(said: Promised, evidence: { start: number; end: number }) => OwnedFollowUp> {
  const speakers = await readSpeakers(db, noteId)
  return ({ who, counterpart }, { start, end }) => {
    const [sentence] = assignSpeakers([{ start, end }], speakers?.turns ?? [])
    const by = speakers?.list.find(({ number }) => number === sentence?.speaker) ?? null
    const said = { who, counterpart }
    const owned = ownSpoken(said, by, speakers?.ownerNames ?? [])
    return { ...owned, said: owned.who === who && owned.counterpart === counterpart ? null : said }
  }
}
