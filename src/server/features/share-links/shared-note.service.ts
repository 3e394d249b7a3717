import { createHmac } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { readAnalysis } from '#server/features/analysis/analysis.service.ts'
import {
  type NoteRow,
  readNoteRow,
  readPeaks,
  readPlayback,
  readTranscript,
} from '#server/features/notes/read-note.service.ts'
import { limitGuesses } from '#server/http/limit-guesses.ts'
import { isFirstInWindow } from '#server/http/rate-limit.ts'
import type { StoredAudio } from '#server/http/send-audio.ts'
import type { Peaks } from '#shared/contract/note-audio.ts'
import type { SharedNote } from '#shared/contract/share-links.ts'
import { requireAudio, requireOpen, requireUnlocked } from './share-links.policy.ts'
import { presentSharedNote } from './share-links.present.ts'
import * as queries from './share-links.queries.ts'
import { writeUnlockCookie } from './unlock-cookie.ts'

/** Maximum number of wrong passwords per link and network in ten minutes. */
const MAX_GUESSES = 10

/** Repeated openings of a link by the same browser within this time count as one view: most of them are reloads. */
const VIEW_SECONDS = 1800

/** What distinguishes one browser from another. */
export interface Browser {
  ip: string
  userAgent: string
}

/** Somebody who opens a link. */
export interface Visitor {
  token: string
  /** The cookie they got for the right password. */
  cookie: string | null
  /** Null if not signed in. */
  userId: string | null
}

/**
 * Returns what a link shows. Counts a view by anybody but the owner, once in half an hour for the same browser.
 * @throws AppError share_not_found, share_locked
 */
export async function openSharedNote(context: Context, visitor: Visitor & { browser: Browser }): Promise<SharedNote> {
  const now = new Date()
  const { link, note } = await requireAccess(context, visitor, now)
  const transcript = await readTranscript(context, note)
  const analysis = link.allowAnalysis ? await readAnalysis(context.db, note) : null
  if (visitor.userId !== link.ownerId) await countView(context, link, visitor.browser, now)
  return presentSharedNote({
    note,
    sharedBy: link.ownerName,
    transcript,
    analysis,
    // Version 0 is what has been recognised so far.
    textReady: transcript.version > 0 || note.speechFound === false,
    audio: link.allowAudio && note.playbackKey !== null,
  })
}

async function countView(context: Context, link: queries.OpenLink, { ip, userAgent }: Browser, now: Date) {
  // Hashed with the server's secret and per link: the stored key reveals neither the address nor that the same browser
  // has opened another link.
  const { secret } = await context.auth.$context
  const browser = createHmac('sha256', secret)
    .update(JSON.stringify([link.id, ip, userAgent]))
    .digest('base64url')
  const isFirst = await isFirstInWindow(context.db, { key: `share-view:${browser}`, windowSeconds: VIEW_SECONDS })
  if (isFirst) await queries.countView(context.db, link.id, now)
}

/**
 * Checks a link's password.
 * @returns the header with the cookie that gives this browser access; null if the link has no password.
 * @throws AppError share_not_found, wrong_share_password, too_many_requests
 */
export async function unlockSharedNote(
  context: Context,
  visitor: { token: string; ip: string },
  password: string,
): Promise<string | null> {
  const { db, config } = context
  const link = requireOpen(await queries.findOpenLink(db, visitor.token, new Date()))
  const hash = link.passwordHash
  if (hash === null) return null
  const { verify } = (await context.auth.$context).password
  const guess = {
    target: `share:${link.id}`,
    ip: visitor.ip,
    max: MAX_GUESSES,
    wrong: 'wrong_share_password',
  } as const
  await limitGuesses(context, guess, async () => {
    if (!(await verify({ hash, password }))) throw new AppError('wrong_share_password')
  })
  return writeUnlockCookie(link, new Date(), config.publicUrl)
}

/**
 * Returns the recording that a link gives access to, and whose it is.
 * @throws AppError share_not_found, share_locked, audio_not_ready, audio_deleted
 */
export async function findSharedAudio(
  context: Context,
  visitor: Visitor,
): Promise<{ noteId: string; ownerId: string; audio: StoredAudio }> {
  const { link, note } = await requireAccess(context, visitor, new Date())
  requireAudio(link)
  // Replace the note's ETag, which contains the note's id.
  const etag = `"${link.id}-${note.preparedAt?.getTime() ?? 0}"`
  return { noteId: note.id, ownerId: link.ownerId, audio: { ...(await readPlayback(context, note)), etag } }
}

/** @throws AppError share_not_found, share_locked, audio_not_ready, audio_deleted */
export async function readSharedPeaks(context: Context, visitor: Visitor): Promise<Peaks> {
  const { link, note } = await requireAccess(context, visitor, new Date())
  requireAudio(link)
  return readPeaks(context, note)
}

async function requireAccess(
  context: Context,
  visitor: Visitor,
  now: Date,
): Promise<{ link: queries.OpenLink; note: NoteRow }> {
  const link = requireOpen(await queries.findOpenLink(context.db, visitor.token, now))
  requireUnlocked(link, visitor.cookie, now)
  return { link, note: requireOpen(await readNoteRow(context, link.noteId)) }
}
