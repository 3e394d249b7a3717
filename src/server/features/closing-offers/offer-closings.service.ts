import { randomUUID } from 'node:crypto'
import type { Closing, OpenFollowUp } from '#server/analysis/closings/find-closings.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import { publish } from '#server/events/event-bus.ts'
import { listOpenFollowUps } from '#server/features/follow-ups/follow-ups.service.ts'
import { findNewestTranscript, listLaterTexts, readNoteRow } from '#server/features/notes/read-note.service.ts'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import * as queries from './closing-offers.queries.ts'

/** Re-checks at most this many later notes when a note arrives out of order, to bound the time. */
const MAX_LATER_NOTES = 100

/**
 * Offers to close the follow-ups of earlier notes that a note says are done. If the note was recorded before existing
 * ones (an upload that waited, notes analysed again), also offers its own follow-ups that those notes say are done.
 * Never repeats an answered offer, and deletes those that the note no longer makes. Reads the transcripts outside of
 * the transaction that saves the offers.
 */
export async function offerClosings(context: Pick<Context, 'db' | 'texts'>, noteId: string): Promise<void> {
  const { db, texts } = context
  const note = await readNoteRow({ db }, noteId)
  const transcript = note && (await findNewestTranscript(db, noteId))
  if (!note?.analysedAt || !transcript) return
  const { userId, recordedAt, timezone } = note
  const followUps = await listOpenFollowUps(db, userId)
  const spoken = { language: transcript.language ?? DEFAULT_LANGUAGE, recordedAt, timezone }
  const earlier = followUpsBefore(followUps, noteId, recordedAt)
  const said = toOffers(note, await texts.findClosings({ sentences: transcript.sentences, spoken, followUps: earlier }))
  const offers = [...said, ...(await findInLaterNotes(context, note, followUps))]
  await db.transaction(async (tx) => {
    const present = await queries.lockForOffers(tx, { userId, noteId, offers })
    if (!present.noteIds.has(noteId)) return
    await queries.deleteOpenOffers(
      tx,
      noteId,
      said.map(({ followUpId }) => followUpId),
    )
    const kept = offers.filter(
      (offer) => present.noteIds.has(offer.noteId) && present.followUpIds.has(offer.followUpId),
    )
    if (kept.length === 0) return
    await queries.insertOffers(tx, kept)
    await publish(tx, { type: 'note', userId, noteId })
  })
}

/** Finds offers for a note's own follow-ups in later notes. */
async function findInLaterNotes(
  { db, texts }: Pick<Context, 'db' | 'texts'>,
  note: { id: string; userId: string; recordedAt: Date },
  followUps: readonly OpenFollowUp[],
): Promise<queries.NewOffer[]> {
  const own = new Set(followUps.filter(({ noteId }) => noteId === note.id).map(({ id }) => id))
  if (own.size === 0) return []
  const later = await listLaterTexts(db, note, MAX_LATER_NOTES)
  const offers: queries.NewOffer[] = []
  for (const { noteId, language, recordedAt, timezone, sentences } of later) {
    const spoken = { language: language ?? DEFAULT_LANGUAGE, recordedAt, timezone }
    const found = await texts.findClosings({
      sentences,
      spoken,
      followUps: followUpsBefore(followUps, noteId, recordedAt),
    })
    const ofOwn = found.filter(({ followUpId }) => own.has(followUpId))
    offers.push(...toOffers({ id: noteId, userId: note.userId }, ofOwn))
  }
  return offers
}

/** Deletes the open offers of a note that has no words any more. */
export async function takeBackOffers(tx: Queryable, noteId: string): Promise<void> {
  await queries.deleteOpenOffers(tx, noteId, [])
}

/** Leaves out the note's own follow-ups, and those that didn't exist at the time. */
function followUpsBefore(followUps: readonly OpenFollowUp[], noteId: string, moment: Date): OpenFollowUp[] {
  return followUps.filter((followUp) => followUp.noteId !== noteId && followUp.since < moment)
}

function toOffers(note: { id: string; userId: string }, closings: readonly Closing[]): queries.NewOffer[] {
  return closings.map(({ followUpId, evidence }) => ({
    id: randomUUID(),
    userId: note.userId,
    noteId: note.id,
    followUpId,
    evidence,
  }))
}
