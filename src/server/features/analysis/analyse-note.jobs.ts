import { BUILTIN_ANALYST } from '#server/analysis/analyst.ts'
import type { Context } from '#server/context.ts'
import { StageError } from '#server/errors.ts'
import { isPremium } from '#server/features/accounts/accounts.service.ts'
import { offerClosings, takeBackOffers } from '#server/features/closing-offers/offer-closings.service.ts'
import { keepNoteFacts } from '#server/features/coaching/keep-facts.service.ts'
import { findTranscript, finishNote, runStage } from '#server/features/notes/note-stages.service.ts'
import { readSettings } from '#server/features/settings/settings.service.ts'
import type { Delivery } from '#server/jobs/jobs.ts'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { clearAnalysis, keepAnalysis } from './keep-analysis.ts'

/** Third stage: draws from the text what follows from it. A note without speech has nothing to analyse and is ready. */
export async function analyseNote(context: Context, delivery: Delivery): Promise<void> {
  await runStage(context, delivery, 'analysing', async (note) => {
    if (note.analysedAt) return
    const transcript = await findTranscript(context.db, note.id)
    if (!transcript) throw new StageError('analysis_failed', { retry: false })
    if (transcript.sentences.length === 0) {
      await context.db.transaction(async (tx) => {
        if (!(await finishNote(tx, note.id, null))) return
        await clearAnalysis(tx, note)
        await takeBackOffers(tx, note.id)
      })
      return
    }
    const settings = await readSettings(context.db, note.userId)
    const language = transcript.language ?? DEFAULT_LANGUAGE
    const spoken = { language, recordedAt: note.recordedAt, timezone: note.timezone }
    const { account = null, ...content } = await context.analyst
      .analyse(
        { sentences: transcript.sentences, ...spoken, answerLanguage: settings.analysisLanguage ?? language },
        delivery.signal,
      )
      .catch((cause: unknown) => {
        throw new StageError('analysis_failed', { retry: true, cause })
      })
    if (account?.failure) {
      const { model, failure } = account
      context.logger.warn({ noteId: note.id, model, failure }, 'the language model gave no analysis of a note')
    }
    await context.db.transaction(async (tx) => {
      if (!(await finishNote(tx, note.id, content.title))) return
      const analyst = account === null || account.failure !== null ? BUILTIN_ANALYST : account.model
      const depth = (await isPremium(tx, note.userId)) ? 'full' : 'basic'
      await keepAnalysis(tx, note, { analyst, account, depth, transcriptVersion: transcript.version }, content)
      if (depth === 'full') await offerClosings(tx, note, transcript.sentences, spoken)
      await keepNoteFacts(tx, transcript)
    })
  })
}
