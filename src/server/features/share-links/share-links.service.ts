import { randomBytes, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Context } from '#server/context.ts'
import { publishToUser } from '#server/events/event-bus.ts'
import { findNoteFor } from '#server/features/notes/notes.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type {
  createShareLink as createCall,
  ShareLink,
  updateShareLink as updateCall,
} from '#shared/contract/share-links.ts'
import { SHARE_LINK_DAYS } from '#shared/limits.ts'
import { requireOpen, requireRoomForLink } from './share-links.policy.ts'
import { presentLink } from './share-links.present.ts'
import * as queries from './share-links.queries.ts'

/** 192 bits, which nobody can guess. */
const TOKEN_BYTES = 24

const DAY_MS = 86_400_000

/**
 * Creates a share link to one of the user's own notes.
 * @throws AppError note_not_found, share_links_full
 */
export async function createShareLink(
  context: Context,
  user: SessionUser,
  noteId: string,
  input: z.output<(typeof createCall)['body']>,
): Promise<ShareLink> {
  const note = await findNoteFor(context, user, noteId, 'manage')
  const values = {
    id: randomUUID(),
    noteId: note.id,
    token: randomBytes(TOKEN_BYTES).toString('base64url'),
    passwordHash: input?.password === undefined ? null : await hashPassword(context, input.password),
    allowAudio: input?.allowAudio ?? false,
    allowAnalysis: input?.allowAnalysis ?? true,
    namesOwner: true,
    expiresAt: readExpiry(input?.expiresAt, new Date()),
  }
  const link = await context.db.transaction(async (tx) => {
    await queries.lockNote(tx, note.id)
    requireRoomForLink(await queries.countLinks(tx, note.id))
    return queries.insertLink(tx, values)
  })
  return presentLink(link, context.config.publicUrl)
}

/** Returns when a new link expires: as requested, or after the usual time. */
function readExpiry(requested: string | null | undefined, now: Date): Date | null {
  if (requested === null) return null
  return requested === undefined ? new Date(now.getTime() + SHARE_LINK_DAYS * DAY_MS) : new Date(requested)
}

/** @throws AppError note_not_found */
export async function listShareLinks(context: Context, user: SessionUser, noteId: string): Promise<ShareLink[]> {
  const note = await findNoteFor(context, user, noteId, 'manage')
  const links = await queries.listLinks(context.db, note.id)
  return links.map((link) => presentLink(link, context.config.publicUrl))
}

/**
 * Changes a link to one of the user's own notes. Fields left out stay as they are.
 * @throws AppError share_not_found
 */
export async function updateShareLink(
  context: Context,
  user: SessionUser,
  id: string,
  input: z.output<(typeof updateCall)['body']>,
): Promise<ShareLink> {
  const { expiresAt, password, allowAudio, allowAnalysis } = input
  const change = {
    ...(expiresAt === undefined ? {} : { expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
    ...(password === undefined ? {} : { passwordHash: password && (await hashPassword(context, password)) }),
    ...(allowAudio === undefined ? {} : { allowAudio }),
    ...(allowAnalysis === undefined ? {} : { allowAnalysis }),
  }
  return context.db.transaction(async (tx) => {
    const link = requireOpen(await queries.updateLink(tx, user.id, id, change))
    await publishToUser(tx, { type: 'note', userId: user.id, noteId: link.noteId })
    return presentLink(link, context.config.publicUrl)
  })
}

/**
 * Revokes a link to one of the user's own notes.
 * @throws AppError share_not_found
 */
export async function revokeShareLink(context: Context, user: SessionUser, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { noteId } = requireOpen(await queries.deleteLink(tx, user.id, id))
    // Anybody who is listening to the recording through the link must be cut off.
    await publishToUser(tx, { type: 'note', userId: user.id, noteId })
  })
}

async function hashPassword(context: Context, password: string): Promise<string> {
  return (await context.auth.$context).password.hash(password)
}
