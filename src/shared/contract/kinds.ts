import { z } from 'zod'

// Every value that a caller may send is of one of these kinds; test/contract-kinds.test.ts walks the contract and holds it to that.

/** PostgreSQL takes no NUL in a text, and no half of a surrogate pair in JSON. */
const UNSTORABLE = /\0|\p{Surrogate}/u

/** The largest number that PostgreSQL's `integer` holds. */
export const MAX_INTEGER = 2 ** 31 - 1

/** Years that a moment or a day may lie in. PostgreSQL has no year 0, and JavaScript writes those past 9999 differently. */
const YEARS = { first: 1900, last: 2199 } as const

interface Bounds {
  min?: number
  max: number
}

/** Text that can be stored, from `min` to `max` characters long. */
export function text({ min = 0, max }: Bounds) {
  return z.string().refine(isStorable, { error: 'unstorable_characters' }).min(min).max(max)
}

/** The same without the white space around it. */
export function trimmedText({ min = 0, max }: Bounds) {
  return z.string().refine(isStorable, { error: 'unstorable_characters' }).trim().min(min).max(max)
}

/** A name that stands in an address, such as a model's or a payment's: what its bearer looks like is our own choice. */
export function nameInAddress(max = 100) {
  return z
    .string()
    .regex(/^[\w.-]+$/)
    .max(max)
}

/** The id of whatever is ours. */
export const id = z.uuid()

/** A whole number of a body. */
export function integer({ min = 0, max = MAX_INTEGER }: Partial<Bounds> = {}) {
  return z.int().min(min).max(max)
}

/** A whole number of an address. */
export function integerInAddress({ min = 0, max = MAX_INTEGER }: Partial<Bounds> = {}) {
  return z.coerce.number().int().min(min).max(max)
}

/** A moment, in any time zone. */
export const moment = z.iso.datetime({ offset: true }).refine(isInYears, { error: 'unlikely_year' })

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date().refine(isInYears, { error: 'unlikely_year' })

/** Where the next page begins, as an answer's `Link` has it. */
export const cursor = text({ max: 200 })

function isStorable(value: string): boolean {
  return !UNSTORABLE.test(value)
}

function isInYears(value: string): boolean {
  const year = new Date(value).getUTCFullYear()
  return year >= YEARS.first && year <= YEARS.last
}
