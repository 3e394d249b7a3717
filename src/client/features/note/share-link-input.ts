import type { ShareLink } from '#shared/contract/share-links.ts'

/** When a link may end, as it is chosen. */
export const EXPIRIES = ['never', 'day', 'week', 'month', 'date'] as const
export type Expiry = (typeof EXPIRIES)[number]

const DAYS: Partial<Record<Expiry, number>> = { day: 1, week: 7, month: 30 }
const DAY_MS = 86_400_000

/** What is filled in for a new link. */
export interface ShareValues {
  expiry: Expiry
  /** The last day, `YYYY-MM-DD`, where `expiry` is a date. */
  day: string
  password: string
  allowAudio: boolean
  allowAnalysis: boolean
}

export const NEW_SHARE: ShareValues = { expiry: 'never', day: '', password: '', allowAudio: true, allowAnalysis: true }

/**
 * The form as the call takes it. A link that ends on a day ends with it, as this device's clock has it.
 * @returns null where a day is to be chosen and there is none, or one that is over.
 */
export function readShareForm(form: ShareValues, now: Date) {
  const { expiry, day, password, allowAudio, allowAnalysis } = form
  const days = DAYS[expiry]
  const input = { allowAudio, allowAnalysis, ...(password === '' ? {} : { password }) }
  if (days !== undefined) return { ...input, expiresAt: new Date(now.getTime() + days * DAY_MS).toISOString() }
  if (expiry === 'never') return input
  const end = new Date(`${day}T23:59:59.999`)
  return end > now ? { ...input, expiresAt: end.toISOString() } : null
}

/** What is filled in to change a link there is. */
export interface ShareChangeValues extends Omit<ShareValues, 'expiry'> {
  /** `keep`: as it ends now. */
  expiry: Expiry | 'keep'
  /** Whether a password is asked for; an empty one stands for the one there is. */
  locked: boolean
}

/** A link as a form begins with it. */
export function valuesOf({ hasPassword, allowAudio, allowAnalysis }: ShareLink): ShareChangeValues {
  return { expiry: 'keep', day: '', password: '', locked: hasPassword, allowAudio, allowAnalysis }
}

/**
 * The change as the call takes it, its end as in `readShareForm`.
 * @returns null where a day is to be chosen, as there, or a password to be given.
 */
export function readShareChange(form: ShareChangeValues, link: ShareLink, now: Date) {
  const { expiry, locked, password, allowAudio, allowAnalysis } = form
  if (locked && !link.hasPassword && password === '') return null
  const input = readShareForm({ ...form, expiry: expiry === 'keep' ? 'never' : expiry }, now)
  if (input === null) return null
  return {
    allowAudio,
    allowAnalysis,
    ...(expiry === 'keep' ? {} : { expiresAt: 'expiresAt' in input ? input.expiresAt : null }),
    ...(locked ? (password === '' ? {} : { password }) : { password: null }),
  }
}

/** Today as a date field has it, for the first day that may be chosen. */
export function dayOf(now: Date): string {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`
}
