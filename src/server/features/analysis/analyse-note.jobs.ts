import { BUILTIN_ANALYST } from '#server/analysis/analyst.ts'
import { doubtMarked } from '#server/analysis/confidence/doubt-marked.ts'
import type { Context } from '#server/context.ts'
import { StageError } from '#server/errors.ts'
import { isPremium } from '#server/features/accounts/accounts.service.ts'
import { takeBackOffers } from '#server/features/closing-offers/offer-closings.service.ts'
import { gatherNoteFacts, saveNoteFacts } from '#server/features/coaching/save-facts.service.ts'
import { applyLearned } from '#server/features/corrections/corrections.service.ts'
import {
  findNewestTranscript,
  lockIfUncut,
  type NoteRow,
  type TranscriptRow,
} from '#server/features/notes/read-note.service.ts'
import { readSpokenText } from '#server/features/notes/read-speakers.service.ts'
import { watchForSlowness } from '#server/features/pipeline/report-delay.service.ts'
import { finishNote, runStage } from '#server/features/pipeline/run-stage.service.ts'
import { readSettings } from '#server/features/settings/settings.service.ts'
import type { Delivery } from '#server/jobs/jobs.ts'
import { TextDeadlineError } from '#server/text/text-deadline.ts'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { clearAnalysis, saveAnalysis } from './save-analysis.ts'

/**
 * A language model that hasn't answered for this many milliseconds may be hanging, and other notes must not wait for
 * it.
 */
const HANGING_MS = 10_000

/** Maximum number of tries for a text that is cut while it is analysed. */
const MAX_TRIES = 3

/** Third stage: analyses the transcript. A note without speech has nothing to analyse and becomes ready. */
export async function analyseNote(
  context: Context,
  delivery: Delivery,
  { slowMs }: { slowMs?: number } = {},
): Promise<void> {
  await runStage(context, delivery, 'analysing', async (note) => {
    if (note.analysedAt) return
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const transcript = await findNewestTranscript(context.db, note.id)
      if (!transcript) throw new StageError('analysis_failed', { retry: false })
      if (transcript.sentences.length === 0) return await finishWithoutText(context, note)
      if (await analyse(context, delivery, { note, transcript, slowMs })) return
      context.logger.info({ noteId: note.id }, 'the text of a note was cut while it was analysed; analysing it again')
    }
    throw new StageError('analysis_failed', { retry: true })
  })
}

async function finishWithoutText(context: Context, note: NoteRow): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await finishNote(tx, note.id, null))) return
    await clearAnalysis(tx, note)
    await takeBackOffers(tx, note.id)
  })
}

/** A text that has taken too long is not tried again unasked: it would keep a worker from other notes as long again. */
function fail(cause: unknown): never {
  throw new StageError('analysis_failed', { retry: !(cause instanceof TextDeadlineError), cause })
}

/** Analyses a text and saves the result. Returns false if the text was cut meanwhile, because its sentences have then changed. */
async function analyse(
  context: Context,
  delivery: Delivery,
  { note, transcript, slowMs }: { note: NoteRow; transcript: TranscriptRow; slowMs: number | undefined },
): Promise<boolean> {
  const settings = await readSettings(context.db, note.userId)
  const language = transcript.language ?? DEFAULT_LANGUAGE
  const spoken = { language, recordedAt: note.recordedAt, timezone: note.timezone }
  const hanging = context.llm ? setTimeout(delivery.freeWorkerSlot, HANGING_MS) : undefined
  const timeoutMs = context.config.llm?.timeoutMs
  const slow = { status: 'analysing', code: 'model_slow', slowMs } as const
  const stopWatching = timeoutMs ? watchForSlowness(context, note, { ...slow, timeoutMs }) : () => {}
  const { account = null, ...found } = await context.analyst
    .analyse(
      {
        ...(await readSpokenText(context.db, transcript)),
        ...spoken,
        itemsShown: await isPremium(context.db, note.userId),
        answerLanguage: settings.analysisLanguage ?? language,
      },
      delivery.signal,
    )
    .catch(fail)
    .finally(() => {
      clearTimeout(hanging)
      stopWatching()
    })
  if (account?.failure) {
    const { model, failure } = account
    context.logger.warn({ noteId: note.id, model, failure }, 'the language model failed to analyse a note')
  }
  const rated = doubtMarked(found, transcript.sentences)
  const content = await applyLearned(context.db, note.userId, rated, language)
  const facts = await gatherNoteFacts(context, transcript, delivery.signal).catch(fail)
  const analyst = account === null || account.failure !== null ? BUILTIN_ANALYST : account.model
  const isRefined = account === null && (await context.localModels?.choose())
  return context.db.transaction(async (tx) => {
    // Take locks in the same order everywhere, or two transactions block each other: user, note, the note's items.
    const depth = (await isPremium(tx, note.userId)) ? 'full' : 'basic'
    if (!(await lockIfUncut(tx, transcript))) return false
    if (!(await finishNote(tx, note.id, content.title))) return true
    await saveAnalysis(tx, note, { analyst, account, depth, transcriptVersion: transcript.version }, content)
    // A separate job, because it reads many transcripts, and neither this note nor its owner's uploads should wait for that.
    if (depth === 'full') await context.jobs.enqueue(tx, 'note.offers', { noteId: note.id })
    if (isRefined) await context.jobs.enqueue(tx, 'note.refine', { noteId: note.id })
    await saveNoteFacts(tx, transcript, facts)
    return true
  })
}
