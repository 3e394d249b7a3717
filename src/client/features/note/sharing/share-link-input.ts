import type { ShareLink } from '#shared/contract/share-links.ts'
import { SHARE_LINK_DAYS } from '#shared/limits.ts'

/** The choices for a link's expiry. */
export const EXPIRIES = ['never', 'day', 'week', 'month', 'date'] as const
export type Expiry = (typeof EXPIRIES)[number]

const DAYS: Partial<Record<Expiry, number>> = { day: 1, week: 7, month: SHARE_LINK_DAYS }
const DAY_MS = 86_400_000

/** The values of the form for a new link. */
export interface ShareValues {
  expiry: Expiry
  /** The last day, `YYYY-MM-DD`, if `expiry` is a date. */
  day: string
  password: string
  allowAudio: boolean
  allowAnalysis: boolean
}

/** A new link lasts for a limited time and leaves out the voice, unless its owner chooses otherwise. */
export const NEW_SHARE: ShareValues = { expiry: 'month', day: '', password: '', allowAudio: false, allowAnalysis: true }

/**
 * Converts the form to the call's input. A link with a last day expires at its end, in this device's time zone.
 * @returns null if a day is required and is missing or past.
 */
export function readShareForm(form: ShareValues, now: Date) {
  const { expiry, day, password, allowAudio, allowAnalysis } = form
  const days = DAYS[expiry]
  const input = { allowAudio, allowAnalysis, ...(password === '' ? {} : { password }) }
  if (days !== undefined) return { ...input, expiresAt: new Date(now.getTime() + days * DAY_MS).toISOString() }
  if (expiry === 'never') return { ...input, expiresAt: null }
  const end = new Date(`${day}T23:59:59.999`)
  return end > now ? { ...input, expiresAt: end.toISOString() } : null
}

/** The values of the form to change a link. */
export interface ShareChangeValues extends Omit<ShareValues, 'expiry'> {
  /** `keep` leaves the expiry as it is. */
  expiry: Expiry | 'keep'
  /** Whether the link has a password. An empty one leaves the current password as it is. */
  locked: boolean
}

/** Returns the form's initial values for a link. */
export function valuesOf({ hasPassword, allowAudio, allowAnalysis }: ShareLink): ShareChangeValues {
  return { expiry: 'keep', day: '', password: '', locked: hasPassword, allowAudio, allowAnalysis }
}

/**
 * Converts the change to the call's input, with the expiry as in `readShareForm`.
 * @returns null if a day is missing or past, or a password is missing.
 */
export function readShareChange(form: ShareChangeValues, link: ShareLink, now: Date) {
  const { expiry, locked, password, allowAudio, allowAnalysis } = form
  if (locked && !link.hasPassword && password === '') return null
  const input = readShareForm({ ...form, expiry: expiry === 'keep' ? 'never' : expiry }, now)
  if (input === null) return null
  return {
    allowAudio,
    allowAnalysis,
    ...(expiry === 'keep' ? {} : { expiresAt: input.expiresAt }),
    ...(locked ? (password === '' ? {} : { password }) : { password: null }),
  }
}

/** Returns today in the format of a date field, as the earliest choice. */
export function dayOf(now: Date): string {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`
}
