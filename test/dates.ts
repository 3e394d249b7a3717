import { expect } from 'vitest'
import { findDates } from '#server/analysis/dates/find-dates.ts'
import type { Language } from '#shared/languages.ts'

/** Wednesday, 4 March 2026, 09:40 in Madrid. */
export const WEDNESDAY = { recordedAt: new Date('2026-03-04T08:40:00Z'), timezone: 'Europe/Madrid' }

/** The language, the text, and the start and end of its only date. If there is no end, only the start is compared. */
export type DateCase = [Language, string, string, (string | null)?]

/** Expects a text spoken on that Wednesday to state one date. */
export function expectDate(language: Language, text: string, from: string, to?: string | null): void {
  const mentions = findDates(text, language, WEDNESDAY)
  expect(mentions, text).toHaveLength(1)
  expect(mentions[0]).toMatchObject(to === undefined ? { from } : { from, to })
}
