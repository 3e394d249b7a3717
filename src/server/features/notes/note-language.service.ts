import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import { requeueAnalysis, requireIdle } from './analyse-again.service.ts'
import { requireAccess } from './note-access.service.ts'
import * as queries from './notes.queries.ts'
import { type Actor, getNote } from './notes.service.ts'
import * as transcriptQueries from './transcripts.queries.ts'

/**
 * Corrects the language of a note's newest transcript and queues a new analysis in it. The text and its edits stay; a
 * later transcription assumes this language.
 * @throws AppError note_not_found, note_busy, nothing_to_analyse
 */
export async function setNoteLanguage(
  context: Context,
  actor: Actor,
  id: string,
  language: Language,
): Promise<VoiceNote> {
  await context.db.transaction(async (tx) => {
    const note = await requireAccess(tx, actor.user, await queries.lockNote(tx, id), 'manage')
    requireIdle(note)
    const newest = await transcriptQueries.findNewestTranscript(tx, id)
    if (!newest?.text) throw new AppError('nothing_to_analyse')
    if (newest.language === language && note.language === language) return
    await transcriptQueries.nameLanguage(tx, id, language)
    await requeueAnalysis(context, tx, note)
  })
  return getNote(context, actor, id)
}
