import { BUILTIN_ANALYST } from '#server/analysis/analyst.ts'
import { doubtMarked } from '#server/analysis/confidence/doubt-marked.ts'
import { createLlmAnalyst } from '#server/analysis/llm/llm-analyst.ts'
import type { Context } from '#server/context.ts'
import { isPremium } from '#server/features/accounts/accounts.service.ts'
import { applyLearned } from '#server/features/corrections/corrections.service.ts'
import { findNewestTranscript, lockIfNewest, readNoteRow } from '#server/features/notes/read-note.service.ts'
import { readSpokenText } from '#server/features/notes/read-speakers.service.ts'
import { replaceTitle } from '#server/features/pipeline/run-stage.service.ts'
import { readSettings } from '#server/features/settings/settings.service.ts'
import type { Delivery } from '#server/jobs/jobs.ts'
import type { AnalysisFailure } from '#shared/contract/analysis.ts'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { findAnalysis, listUnrefined, saveFailedAccount } from './analysis.queries.ts'
import { saveAnalysis } from './save-analysis.ts'

/** Failures of the model's process; the next attempt may go better. */
const PASSING: readonly AnalysisFailure[] = ['stopped', 'unavailable']

/** A model may arrive after months. It leaves out notes older than this many days, which people have long read. */
const RECENT_DAYS = 30

/** Maximum number of notes queued at once; the next ones follow when these are done. */
const MAX_QUEUED = 20

/**
 * Analyses a note again, with the language model of this machine. The note has the builtin analysis meanwhile, so
 * nobody waits. Whatever a person has changed is kept. Does nothing if there is no model or none fits into memory now.
 */
export async function refineNote(context: Context, delivery: Delivery<'note.refine'>): Promise<void> {
  const { db, logger } = context
  const { noteId, signal, lastTry } = delivery
  const model = await context.localModels?.choose()
  const note = await readNoteRow(context, noteId)
  const transcript = await findNewestTranscript(db, noteId)
  const analysis = await findAnalysis(db, noteId)
  if (!model || !note?.analysedAt || !transcript || !analysis) return
  const isCurrent = analysis.transcriptVersion === transcript.version && analysis.analyst === BUILTIN_ANALYST
  if (!isCurrent || analysis.account !== null || note.status !== 'ready') return
  const settings = await readSettings(db, note.userId)
  const language = transcript.language ?? DEFAULT_LANGUAGE
  const { recordedAt, timezone, analysedAt } = note
  const { account = null, ...found } = await createLlmAnalyst(model, context.analyst, { steps: 'small' }).analyse(
    {
      ...(await readSpokenText(db, transcript)),
      language,
      recordedAt,
      timezone,
      itemsShown: await isPremium(db, note.userId),
      answerLanguage: settings.analysisLanguage ?? language,
    },
    signal,
  )
  if (account === null) return
  const content = await applyLearned(db, note.userId, doubtMarked(found, transcript.sentences), language)
  if (account.failure !== null) {
    logger.warn({ noteId, model: model.id, failure: account.failure }, 'the local model failed to analyse a note')
    if (PASSING.includes(account.failure) && !lastTry) throw new Error(`the local model failed: ${account.failure}`)
    await saveFailedAccount(db, noteId, account)
    return
  }
  await db.transaction(async (tx) => {
    const depth = (await isPremium(tx, note.userId)) ? 'full' : 'basic'
    // Somebody may have edited the text, deleted the note or had it analysed again meanwhile.
    if (!(await lockIfNewest(tx, transcript))) return
    if (!(await replaceTitle(tx, { noteId, analysedAt }, content.title))) return
    await saveAnalysis(tx, note, { analyst: model.id, account, depth, transcriptVersion: transcript.version }, content)
    if (depth === 'full') await context.jobs.enqueue(tx, 'note.offers', { noteId })
  })
}

/**
 * Queues the notes of the last weeks that only the rules have analysed, once there is a local model.
 * @returns how many.
 */
export async function queueUnrefinedNotes(context: Context, now: Date): Promise<number> {
  if (!(await context.localModels?.choose())) return 0
  const since = new Date(now.getTime() - RECENT_DAYS * 24 * 3600 * 1000)
  const ids = await listUnrefined(context.db, since, MAX_QUEUED)
  for (const noteId of ids) await context.jobs.enqueue(context.db, 'note.refine', { noteId })
  return ids.length
}
