import type { NoteListFilter } from '#client/api/notes/note-queries.ts'
import { NOTE_SORTS, SENTIMENTS } from '#shared/choices.ts'
import type { NoteSort, Sentiment } from '#shared/contract/notes.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'

export const PERIODS = ['week', 'month', 'year'] as const
export type Period = (typeof PERIODS)[number]

/** The filter of the list as given in the URL; null for a criterion that is not used. */
export interface NoteFilter {
  /** The search; the list then shows its results instead. */
  search: string
  tag: string | null
  sentiment: Sentiment | null
  language: Language | null
  period: Period | null
  sort: NoteSort
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null

/** Reads a filter from a URL and ignores everything unknown. */
export function readFilter(address: URLSearchParams): NoteFilter {
  return {
    search: address.get('q') ?? '',
    tag: address.get('tag') || null,
    // The parameter keeps its name, because people have bookmarked the address.
    sentiment: oneOf(SENTIMENTS, address.get('mood')),
    language: oneOf(LANGUAGES, address.get('language')),
    period: oneOf(PERIODS, address.get('period')),
    sort: oneOf(NOTE_SORTS, address.get('sort')) ?? 'newest',
  }
}

/** Writes a filter to URL parameters and leaves out the defaults. */
export function writeFilter(filter: NoteFilter): URLSearchParams {
  const { search, tag, sentiment, language, period, sort } = filter
  const address = new URLSearchParams()
  const sorted = sort === 'newest' ? null : sort
  const parts = { q: search.trim() && search, tag, mood: sentiment, language, period, sort: sorted }
  for (const [name, value] of Object.entries(parts)) if (value) address.set(name, value)
  return address
}

const DAYS: Record<Period, number> = { week: 7, month: 30, year: 365 }

/** Converts the filter to the call's query. Periods begin at midnight, so that the query stays the same all day. */
export function toListFilter(filter: NoteFilter, now = new Date()): NoteListFilter {
  const { tag, sentiment, language, period, sort } = filter
  return {
    ...(tag && { tag }),
    ...(sentiment && { sentiment }),
    ...(language && { language }),
    ...(period && { from: daysBefore(now, DAYS[period]).toISOString() }),
    ...(sort !== 'newest' && { sort }),
  }
}

/** Returns the midnight at which the last so many days began, including today. A day may have 23 or 25 hours. */
function daysBefore(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - (days - 1))
}
