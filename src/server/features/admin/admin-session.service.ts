import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { readCookie, writeCookie } from '#server/http/cookies.ts'
import { limitGuesses } from '#server/http/limit-guesses.ts'
import * as queries from './admin.queries.ts'
import { readAdminPassword } from './admin-password.ts'

const COOKIE = 'dictum.admin'
const PATH = '/api/admin'
const SESSION_HOURS = 12
/** Wrong passwords allowed per network in ten minutes. */
const MAX_GUESSES = 10

type Requested = Pick<FastifyRequest, 'ip' | 'headers'>

/**
 * Unlocks the panel.
 * @returns the header that sets its cookie.
 * @throws AppError wrong_admin_password, too_many_requests
 */
export async function openSession(context: Context, request: Requested, password: string): Promise<string> {
  const { db, config } = context
  const guess = { target: 'admin', ip: request.ip, max: MAX_GUESSES, wrong: 'wrong_admin_password' } as const
  const right = await limitGuesses(context, guess, async () => {
    const present = await readAdminPassword(config)
    // Hashes are equally long, so the comparison takes the same time whatever was typed.
    if (present !== null && timingSafeEqual(digest(password), digest(present))) return present
    await queries.insertAuditEntry(db, { id: randomUUID(), action: 'sign_in_refused', ipAddress: request.ip })
    throw new AppError('wrong_admin_password')
  })
  const token = randomBytes(32).toString('base64url')
  await db.transaction(async (tx) => {
    await queries.insertSession(tx, {
      tokenHash: hash(token),
      passwordHash: hash(right),
      expiresAt: new Date(Date.now() + SESSION_HOURS * 3_600_000),
    })
    await queries.insertAuditEntry(tx, { id: randomUUID(), action: 'signed_in', ipAddress: request.ip })
  })
  return writeCookie(COOKIE, token, { path: PATH, maxAge: SESSION_HOURS * 3600, publicUrl: config.publicUrl })
}

/** Locks the panel for this browser. @returns the header that deletes its cookie. */
export async function closeSession(context: Context, request: Requested): Promise<string> {
  const token = readCookie(request.headers, COOKIE)
  if (token && (await queries.deleteSession(context.db, hash(token)))) {
    await queries.insertAuditEntry(context.db, { id: randomUUID(), action: 'signed_out', ipAddress: request.ip })
  }
  return writeCookie(COOKIE, '', { path: PATH, maxAge: 0, publicUrl: context.config.publicUrl })
}

/** Returns whether the request comes from a browser that has unlocked the panel with the current password. */
export async function isAdmin(context: Context, request: Requested): Promise<boolean> {
  const token = readCookie(request.headers, COOKIE)
  const password = token && (await readAdminPassword(context.config))
  return !!token && !!password && queries.isSessionOpen(context.db, hash(token), hash(password))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function hash(text: string): string {
  return digest(text).toString('hex')
}
