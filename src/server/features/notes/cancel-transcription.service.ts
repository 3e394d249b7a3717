import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { publish } from '#server/events/event-bus.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { requeueAnalysis } from './analyse-again.service.ts'
import { requireAccess } from './note-access.service.ts'
import * as queries from './notes.queries.ts'
import { type Actor, getNote } from './notes.service.ts'
import * as segmentQueries from './segments.queries.ts'
import * as transcriptQueries from './transcripts.queries.ts'

/**
 * Gives up transcribing a note or its passages again: the newest text stays. A run that is under way changes nothing any
 * more. Does nothing if the note has its text already.
 * @throws AppError note_not_found; note_busy for a note that has no text yet
 */
export async function cancelTranscription(context: Context, actor: Actor, id: string): Promise<VoiceNote> {
  await context.db.transaction(async (tx) => {
    const note = await requireAccess(tx, actor.user, await queries.lockNote(tx, id), 'manage')
    if (note.transcribedAt) return
    const newest = await transcriptQueries.findNewestTranscript(tx, id)
    if (!newest) throw new AppError('note_busy')
    const segments = await segmentQueries.listSegments(tx, id)
    for (const { index, start, end, sentences } of segments) {
      if (sentences !== null) continue
      const said = newest.sentences.filter(
        (one) => (one.start + one.end) / 2 >= start && (one.start + one.end) / 2 < end,
      )
      await segmentQueries.saveRecognition(tx, id, index, { sentences: said, language: newest.language })
    }
    await segmentQueries.forgetRequests(tx, id)
    const { engine, model, draft, language } = newest
    const now = new Date()
    await queries.updateNote(tx, id, {
      engine,
      model,
      draft,
      language,
      status: 'ready',
      transcribedAt: now,
      analysedAt: now,
      attempts: 0,
      failureCode: null,
      ...queries.NOT_WAITING,
      percent: 100,
      secondsLeft: null,
    })
    const { analysedVersion } = (await queries.findNoteWithoutText(tx, id)) ?? { analysedVersion: null }
    if (analysedVersion === null && newest.text !== '') await requeueAnalysis(context, tx, note)
    await publish(tx, { type: 'note', userId: note.userId, noteId: id })
  })
  return getNote(context, actor, id)
}
