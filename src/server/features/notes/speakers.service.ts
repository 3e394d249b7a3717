import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import { publish } from '#server/events/event-bus.ts'
import { nameOwners } from '#server/features/follow-ups/name-owners.service.ts'
import * as speakers from '#server/speech/speakers/assign-speakers.ts'
import type { SpeakerTurn } from '#server/speech/speakers/turns-task.ts'
import type { Transcript } from '#shared/contract/notes.ts'
import { MAX_SPEAKERS } from '#shared/limits.ts'
import { requireIdle } from './analyse-again.service.ts'
import { requireAccess } from './note-access.service.ts'
import { requireRecording } from './notes.policy.ts'
import * as noteQueries from './notes.queries.ts'
import { type Actor, getTranscript } from './notes.service.ts'
import * as queries from './speakers.queries.ts'
import * as transcriptQueries from './transcripts.queries.ts'

/**
 * Queues a note to have its speakers told apart. The text stays readable meanwhile.
 * @param count how many people speak; null: found by comparing the voices
 * @throws AppError note_not_found, note_busy, no_speaker_model, nothing_to_transcribe, audio_deleted
 */
export async function tellSpeakers(
  context: Context,
  actor: Actor,
  id: string,
  count: number | null,
): Promise<Transcript> {
  if (!(await context.turnFinder.model())) {
    await requireAccess(context.db, actor.user, await noteQueries.findNoteRow(context.db, id), 'manage')
    throw new AppError('no_speaker_model')
  }
  // A job that was given up may have left its mark.
  const isRunning = await context.jobs.hasJob(id)
  await context.db.transaction(async (tx) => {
    const note = await requireAccess(tx, actor.user, await noteQueries.lockNote(tx, id), 'manage')
    requireIdle(note)
    requireRecording(note)
    const newest = await transcriptQueries.findNewestTranscript(tx, id)
    if (!newest?.text) throw new AppError('nothing_to_transcribe')
    if (isRunning && (await queries.findTurns(tx, id))?.status === 'waiting') throw new AppError('note_busy')
    await queries.saveTurns(tx, id, { status: 'waiting', speakersAsked: count })
    await context.jobs.enqueue(tx, 'note.speakers', { noteId: id })
    await publish(tx, { type: 'note', userId: note.userId, noteId: id })
  })
  return getTranscript(context, actor, id, undefined)
}

/**
 * Names a speaker, and gives them the follow-ups that they said are theirs.
 * @throws AppError note_not_found; not_found if the note has no such speaker
 */
export async function nameSpeaker(
  context: Context,
  actor: Actor,
  id: string,
  input: { number: number; name: string | null; isOwner: boolean },
): Promise<Transcript> {
  const { number, name, isOwner } = input
  return change(context, actor, id, async (tx, turns) => {
    requireSpeaker(turns, number)
    if (name === null && !isOwner) return queries.deleteNamed(tx, id, number)
    if (isOwner) {
      const others = (await queries.listNamed(tx, id)).filter((one) => one.isOwner)
      // The owner is one person.
      for (const other of others) await queries.deleteNamed(tx, id, other.number)
    }
    return queries.saveNamed(tx, { noteId: id, number, name: isOwner ? null : name, isOwner })
  })
}

/**
 * Merges two speakers. Keeps the name of the second; if it has none, that of the first.
 * @throws AppError note_not_found; not_found if the note has no such speakers
 */
export async function mergeSpeakers(
  context: Context,
  actor: Actor,
  id: string,
  { number, into }: { number: number; into: number },
): Promise<Transcript> {
  return change(context, actor, id, async (tx, turns) => {
    requireSpeaker(turns, number)
    requireSpeaker(turns, into)
    if (number === into) return
    const named = await queries.listNamed(tx, id)
    const kept = named.find((one) => one.number === into) ?? named.find((one) => one.number === number)
    await queries.deleteNamed(tx, id, number)
    if (kept) await queries.saveNamed(tx, { ...kept, number: into })
    await queries.saveTurns(tx, id, { status: 'found', turns: speakers.mergeSpeakers(turns, number, into) })
  })
}

/**
 * Sets the speaker of a sentence.
 * @param input.speaker null for somebody who is no speaker of the note yet
 * @throws AppError note_not_found, edit_conflict; not_found if there is no such sentence or speaker; validation_failed
 * if there are too many speakers
 */
export async function setSentenceSpeaker(
  context: Context,
  actor: Actor,
  id: string,
  input: { version: number; sentence: number; speaker: number | null },
): Promise<Transcript> {
  return change(context, actor, id, async (tx, turns) => {
    const newest = await transcriptQueries.findNewestTranscript(tx, id)
    if (newest?.version !== input.version) throw new AppError('edit_conflict')
    const sentence = newest.sentences.find(({ index }) => index === input.sentence)
    if (!sentence) throw new AppError('not_found')
    const next = 1 + Math.max(0, ...turns.map(({ speaker }) => speaker))
    if (input.speaker === null && next > MAX_SPEAKERS) {
      throw new AppError('validation_failed', { fields: { speaker: 'invalid' } })
    }
    if (input.speaker !== null) requireSpeaker(turns, input.speaker)
    const changed = speakers.giveTo(turns, sentence, input.speaker ?? next)
    await queries.saveTurns(tx, id, { status: 'found', turns: changed })
  })
}

/** Makes a change to the speakers of a note that the actor may edit, and everything that follows from it. */
async function change(
  context: Context,
  actor: Actor,
  id: string,
  act: (tx: Queryable, turns: readonly SpeakerTurn[]) => Promise<void>,
): Promise<Transcript> {
  await context.db.transaction(async (tx) => {
    const note = await requireAccess(tx, actor.user, await noteQueries.lockNote(tx, id), 'edit')
    const present = await queries.findTurns(tx, id)
    if (!present) throw new AppError('not_found')
    // The turns that are being found will replace these.
    if (present.status === 'waiting') throw new AppError('note_busy')
    await act(tx, present.turns)
    await nameOwners(tx, id)
    await publish(tx, { type: 'note', userId: note.userId, noteId: id })
  })
  return getTranscript(context, actor, id, undefined)
}

function requireSpeaker(turns: readonly SpeakerTurn[], number: number): void {
  if (!turns.some(({ speaker }) => speaker === number)) throw new AppError('not_found')
}
