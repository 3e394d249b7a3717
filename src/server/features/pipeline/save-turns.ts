import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { publish } from '#server/events/event-bus.ts'
import { nameOwners } from '#server/features/follow-ups/name-owners.service.ts'
import { requeueAnalysis } from '#server/features/notes/analyse-again.service.ts'
import { joinSentences } from '#server/features/notes/notes.present.ts'
import * as noteQueries from '#server/features/notes/notes.queries.ts'
import * as queries from '#server/features/notes/speakers.queries.ts'
import * as transcriptQueries from '#server/features/notes/transcripts.queries.ts'
import { cutAtTurns, matchSpeakers } from '#server/speech/speakers/assign-speakers.ts'
import type { SpeakerTurn } from '#server/speech/speakers/turns-task.ts'

/**
 * Saves who speaks when. Names stay with the speakers who speak at the same times as before. Cuts sentences of the
 * newest text where the speaker changes.
 * @throws Error if the note has got another recording meanwhile, so that the job is run again
 */
export async function saveFoundTurns(
  context: Context,
  note: noteQueries.NoteRow,
  found: { turns: SpeakerTurn[]; model: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    // A new version of a text that its owner has edited names them. Nobody locks the account of another author before the note.
    await noteQueries.holdUser(tx, note.userId)
    const locked = await noteQueries.lockNote(tx, note.id)
    if (!locked) return
    if (locked.originalKey !== note.originalKey) throw new Error('the note has got another recording meanwhile')
    await keepNames(tx, note.id, found.turns)
    await queries.saveTurns(tx, note.id, { status: 'found', ...found, originalKey: note.originalKey })
    await cutText(context, tx, locked, found.turns)
    await nameOwners(tx, note.id)
    await publish(tx, { type: 'note', userId: note.userId, noteId: note.id })
  })
}

async function keepNames(tx: Queryable, noteId: string, turns: readonly SpeakerTurn[]): Promise<void> {
  const earlier = (await queries.findTurns(tx, noteId))?.turns ?? []
  const named = await queries.listNamed(tx, noteId)
  const matches = matchSpeakers(earlier, turns)
  const kept = named.flatMap((one) => {
    const number = matches.get(one.number)
    return number === undefined ? [] : [{ ...one, number }]
  })
  await queries.replaceNamed(tx, noteId, kept)
}

/**
 * Cuts the newest text where the speaker changes within a sentence. A text that has been analysed gets a new version and
 * is analysed again, because its evidence names sentences by their numbers.
 */
async function cutText(
  context: Context,
  tx: Queryable,
  note: noteQueries.NoteRow,
  turns: readonly SpeakerTurn[],
): Promise<void> {
  const newest = await transcriptQueries.findNewestTranscript(tx, note.id)
  // A transcription in progress cuts its own text.
  if (!newest || !note.transcribedAt) return
  const sentences = [...cutAtTurns(newest.sentences, turns)]
  if (sentences.length === newest.sentences.length) return
  if (!note.analysedAt) return transcriptQueries.markSentences(tx, { ...newest, sentences })
  const { noteId, version, language, engine, model, draft, authorId, origin } = newest
  const kept = { noteId, language, engine, model, draft, authorId, origin }
  await transcriptQueries.insertTranscript(tx, {
    ...kept,
    version: version + 1,
    sentences,
    text: joinSentences(sentences),
  })
  if (note.status === 'ready') await requeueAnalysis(context, tx, note)
}
