import { z } from 'zod'

// Every value in a request uses one of these kinds. test/contract-kinds.test.ts walks the contract to check this.

/** PostgreSQL accepts no NUL in text, and no unpaired surrogate in JSON. */
const UNSTORABLE = /\0|\p{Surrogate}/u

/** The largest number that PostgreSQL's `integer` holds. */
export const MAX_INTEGER = 2 ** 31 - 1

/**
 * The years that a moment or a day may lie in. PostgreSQL has no year 0, and JavaScript formats years past 9999
 * differently.
 */
const YEARS = { first: 1900, last: 2199 } as const

interface Bounds {
  min?: number
  max: number
}

/** Text that can be stored, from `min` to `max` characters long. */
export function text({ min = 0, max }: Bounds) {
  return z.string().refine(isStorable, { error: 'unstorable_characters' }).min(min).max(max)
}

/** The same, with surrounding white space removed. Where a text is required, invisible characters alone are none. */
export function trimmedText({ min = 0, max }: Bounds) {
  const trimmed = z.string().refine(isStorable, { error: 'unstorable_characters' }).trim().min(min).max(max)
  return min > 0 ? trimmed.refine(isVisible, { error: 'required' }) : trimmed
}

function isVisible(text: string): boolean {
  return /[^\p{C}\p{Z}\p{M}]/u.test(text)
}

/** A name in a URL, such as that of a model or a payment. We choose what these names look like. */
export function nameInAddress(max = 100) {
  return z
    .string()
    .regex(/^[\w.-]+$/)
    .max(max)
}

/** The id of one of our own records. */
export const id = z.uuid()

/** A whole number in a body. */
export function integer({ min = 0, max = MAX_INTEGER }: Partial<Bounds> = {}) {
  return z.int().min(min).max(max)
}

/** A whole number in a URL. */
export function integerInAddress({ min = 0, max = MAX_INTEGER }: Partial<Bounds> = {}) {
  return z.coerce.number().int().min(min).max(max)
}

/** A whole number in a header. Unlike in a URL, an empty one is not zero. */
export function integerInHeader({ min = 0, max = MAX_INTEGER }: Partial<Bounds> = {}) {
  return text({ max: 10 }).regex(/^\d+$/).transform(Number).pipe(integer({ min, max }))
}

/** An instant, given with any time zone. */
export const moment = z.iso.datetime({ offset: true }).refine(isInYears, { error: 'unlikely_year' })

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date().refine(isInYears, { error: 'unlikely_year' })

/** The start of the next page, as found in an answer's `Link` header. */
export const cursor = text({ max: 200 })

function isStorable(value: string): boolean {
  return !UNSTORABLE.test(value)
}

function isInYears(value: string): boolean {
  const year = new Date(value).getUTCFullYear()
  return year >= YEARS.first && year <= YEARS.last
}
