import type { NoteListFilter } from '#client/api/notes/note-queries.ts'
import { NOTE_SORTS, type NoteSort, SENTIMENTS, type Sentiment } from '#shared/contract/notes.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'

export const PERIODS = ['week', 'month', 'year'] as const
export type Period = (typeof PERIODS)[number]

/** How the list is narrowed, as the address says it; null: not by this. */
export interface NoteFilter {
  /** What is searched for; the list then holds what was found instead. */
  search: string
  tag: string | null
  mood: Sentiment | null
  language: Language | null
  period: Period | null
  sort: NoteSort
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null

/** Reads a filter from an address; what it does not know, it leaves out. */
export function readFilter(address: URLSearchParams): NoteFilter {
  return {
    search: address.get('q') ?? '',
    tag: address.get('tag') || null,
    mood: oneOf(SENTIMENTS, address.get('mood')),
    language: oneOf(LANGUAGES, address.get('language')),
    period: oneOf(PERIODS, address.get('period')),
    sort: oneOf(NOTE_SORTS, address.get('sort')) ?? 'newest',
  }
}

/** The address of a filter, without what it leaves as it is. */
export function writeFilter({ search, tag, mood, language, period, sort }: NoteFilter): URLSearchParams {
  const address = new URLSearchParams()
  const parts = { q: search.trim() && search, tag, mood, language, period, sort: sort === 'newest' ? null : sort }
  for (const [name, value] of Object.entries(parts)) if (value) address.set(name, value)
  return address
}

const DAY_MS = 24 * 3600 * 1000
const DAYS: Record<Period, number> = { week: 7, month: 30, year: 365 }

/** What the server is asked for. Periods begin at midnight, so that the same question stays the same all day. */
export function toListFilter({ tag, mood, language, period, sort }: NoteFilter, now = new Date()): NoteListFilter {
  return {
    ...(tag && { tag }),
    ...(mood && { sentiment: mood }),
    ...(language && { language }),
    ...(period && { from: daysBefore(now, DAYS[period]).toISOString() }),
    ...(sort !== 'newest' && { sort }),
  }
}

function daysBefore(now: Date, days: number): Date {
  const start = new Date(now.getTime() - (days - 1) * DAY_MS)
  start.setHours(0, 0, 0, 0)
  return start
}
