import { freemem } from 'node:os'
import { lte } from 'drizzle-orm'
import type { LocalModelUse } from './analysis/llm/llm-settings.ts'
import { hasLocalRuntime } from './analysis/llm/local/local-runtime.ts'
import type { Context } from './context.ts'
import { verifications } from './db/schema/accounts.ts'
import { requeueLostEmails, sendEmail } from './email/email.service.ts'
import { sendResetLink } from './features/accounts/accounts.service.ts'
import { sweepEmailChanges } from './features/accounts/email-change.service.ts'
import { analyseNote } from './features/analysis/analyse-note.jobs.ts'
import { queueUnrefinedNotes, refineNote } from './features/analysis/refine-note.jobs.ts'
import { offerClosings } from './features/closing-offers/offer-closings.service.ts'
import { queueDigests } from './features/digests/digests.service.ts'
import { reclaimLiveTexts, sweepLiveTexts } from './features/live-text/live-text.service.ts'
import { transcribeRecording } from './features/live-text/transcribe-recording.jobs.ts'
import { deleteAudio, sweepAudio } from './features/notes/delete-audio.service.ts'
import { mailNotifications, queueMissedEmails } from './features/notifications/mail-notifications.jobs.ts'
import { trimNotifications } from './features/notifications/notifications.service.ts'
import { reconcileSubscriptions } from './features/payments/reconcile-subscription.service.ts'
import { updateCustomerEmail } from './features/payments/update-customer.jobs.ts'
import { prepareNote } from './features/pipeline/prepare-note.jobs.ts'
import {
  reclaimRunningNotes,
  requeueLostNotes,
  resumeWaitingForDisk,
  resumeWaitingForEngine,
  resumeWaitingForStorage,
} from './features/pipeline/recover-notes.ts'
import { openWorkSweep } from './features/pipeline/sweep-work.ts'
import { tellSpeakersApart } from './features/pipeline/tell-speakers.jobs.ts'
import { transcribeNote } from './features/pipeline/transcribe-note.jobs.ts'
import { clearExpiredPresence } from './features/presence/presence.service.ts'
import { sendDeletionNotices } from './features/retention/deletion-notices.service.ts'
import { applyRetention } from './features/retention/retention.service.ts'
import { tidyWordLists } from './features/search/tidy-word-lists.service.ts'
import { claimMissedShares } from './features/sharing/claim-shares.service.ts'
import { judgeEmail } from './features/sharing/judge-email.service.ts'
import { recordEmail } from './features/sharing/record-email.service.ts'
import { closeUploads } from './features/uploads/close-uploads.service.ts'
import { sweepUploads } from './features/uploads/sweep-uploads.service.ts'
import { applyTermJob, undoTermJob } from './features/vocabulary/use-term.jobs.ts'
import { clearOldAttempts } from './http/rate-limit.ts'
import type { JobHandlers } from './jobs/jobs.ts'
import { openQueueWatch } from './jobs/queue-watch.ts'
import { fetchInBackground } from './models/fetch-in-background.ts'
import { ROOM_FOR_LANGUAGE_MODEL } from './models/language-catalogue.ts'

/**
 * Minimum age at which a partial upload is deleted: a process that dies during an upload leaves one, and no upload
 * takes a day.
 */
const STALE_UPLOAD_MS = 24 * 3600 * 1000

/** How many rounds to skip if there were no notes that a local model has not seen: looking for them reads every analysis. */
const RESTING_ROUNDS = 10

export interface Worker {
  close(): Promise<void>
}

/** Returns the handler of each queue; the type requires exactly one each. */
export function createHandlers(context: Context): JobHandlers {
  return {
    'note.prepare': (delivery) => prepareNote(context, delivery),
    'note.transcribe': (delivery) => transcribeNote(context, delivery),
    'note.speakers': (delivery) => tellSpeakersApart(context, delivery),
    'note.analyse': (delivery) => analyseNote(context, delivery),
    'note.offers': (delivery) => offerClosings(context, delivery.noteId),
    'note.refine': (delivery) => refineNote(context, delivery),
    'recording.transcribe': (delivery) => transcribeRecording(context, delivery),
    'term.apply': (delivery) => applyTermJob(context, delivery),
    'term.undo': (delivery) => undoTermJob(context, delivery),
    'mail.send': (delivery) =>
      sendEmail(context, delivery, { judge: (email) => judgeEmail(context, email), record: recordEmail }),
    'notifications.mail': (delivery) => mailNotifications(context, delivery),
    'account.forgotten': (delivery) => sendResetLink(context, delivery.email),
    'customer.email': ({ userId }) => updateCustomerEmail(context, userId),
    'audio.delete': ({ noteIds, keys = [] }) => deleteAudio(context, noteIds, keys),
    'clock.hour': () => runHourlyMaintenance(context),
  }
}

/** The hourly maintenance, which one of all processes runs; safe to run twice. */
const HOURLY: Record<string, (context: Context) => Promise<unknown>> = {
  digests: (context) => queueDigests(context, new Date()),
  notifications: (context) => trimNotifications(context, new Date()),
  lostEmails: requeueLostEmails,
  notificationEmails: (context) => queueMissedEmails(context),
  subscriptions: (context) => reconcileSubscriptions(context, new Date()),
  shares: claimMissedShares,
  presence: clearExpiredPresence,
  wordLists: tidyWordLists,
  counters: ({ db }) => clearOldAttempts(db),
  retention: (context) => applyRetention(context),
  // This comes after retention, so that a notice counts nothing that has already been deleted.
  deletionNotices: (context) => sendDeletionNotices(context),
  audio: (context) => sweepAudio(context),
  uploads: (context) => sweepUploads(context),
  incoming: ({ storage }) => storage.sweepIncoming(STALE_UPLOAD_MS),
  liveTexts: (context) => sweepLiveTexts(context),
  emailChanges: sweepEmailChanges,
  verifications: ({ db }) => db.delete(verifications).where(lte(verifications.expiresAt, new Date())),
}

/**
 * Runs every part, even if others fail.
 * @throws AggregateError if any part has failed, so that the job is retried
 */
async function runHourlyMaintenance(context: Context): Promise<void> {
  const failures: unknown[] = []
  for (const [part, run] of Object.entries(HOURLY)) {
    await run(context).catch((error: unknown) => {
      context.logger.error({ err: error, part }, 'a part of the hourly maintenance failed')
      failures.push(error)
    })
  }
  if (failures.length > 0) throw new AggregateError(failures, 'the hourly maintenance is not complete')
}

/** Returns whether to download a language model: where one can run, and where memory is free unless the operator insists. */
function wantsLanguageModel(use: LocalModelUse | null): boolean {
  if (use === null || use.fetch === 'never' || !hasLocalRuntime()) return false
  return use.fetch === 'always' || freemem() >= ROOM_FOR_LANGUAGE_MODEL
}

/** Starts taking jobs, and regularly checks for notes that wait or have lost their job. */
export async function startWorker(context: Context): Promise<Worker> {
  const { config, logger } = context
  if (context.ownsDatabase) {
    await reclaimRunningNotes(context)
    await reclaimLiveTexts(context)
  }
  await context.storage.sweepIncoming(context.ownsDatabase ? 0 : STALE_UPLOAD_MS).catch((error: unknown) => {
    logger.warn({ err: error }, 'what unfinished uploads have left could not be deleted yet')
  })
  const sweepWork = openWorkSweep(context)
  await sweepWork(new Date())
  await context.jobs.work(createHandlers(context), {
    concurrency: config.workerConcurrency,
    own: { 'recording.transcribe': config.liveRecordings },
    perUser: config.userConcurrency,
  })
  // A machine that is off at the scheduled minute would otherwise never run the maintenance.
  await context.jobs.enqueue(context.db, 'clock.hour', {})

  const fetching = fetchInBackground(context.models, logger, [
    { kind: 'speech', wanted: () => config.models.fetchByItself },
    { kind: 'language', wanted: () => wantsLanguageModel(config.localLlm) },
  ])

  let round: Promise<void> | null = null
  let roundsToRest = 0
  const watchQueues = openQueueWatch(context)
  const recover = async () => {
    await watchQueues(new Date())
    await sweepWork(new Date())
    await resumeWaitingForEngine(context)
    await resumeWaitingForDisk(context)
    await resumeWaitingForStorage(context)
    await requeueLostNotes(context)
    await closeUploads(context)
    roundsToRest -= 1
    if (roundsToRest > 0) return
    roundsToRest = (await queueUnrefinedNotes(context, new Date())) > 0 ? 1 : RESTING_ROUNDS
  }
  const timer = setInterval(() => {
    round ??= recover()
      .catch((error: unknown) => logger.error({ err: error }, 'recovering waiting notes failed'))
      .finally(() => {
        round = null
      })
  }, config.engineCheckSeconds * 1000)
  return {
    close: async () => {
      clearInterval(timer)
      await fetching.stop()
      await round
    },
  }
}
