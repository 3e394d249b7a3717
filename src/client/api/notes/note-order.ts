import type { InfiniteData } from '@tanstack/react-query'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { RECENT_NOTES } from '#shared/limits.ts'
import type { NotePage } from './note-queries.ts'

/** The cached list of notes, page by page. */
export type NoteList = InfiniteData<NotePage, string | null>

/** Inserts a note that is not in the newest notes yet by the time of its recording, unless all of them are newer. */
export function insertIntoRecent(notes: VoiceNote[], note: VoiceNote): VoiceNote[] {
  const place = placeOf(note, notes)
  // Of the notes older than all of these, it need not be the newest.
  if (place === notes.length && place > 0) return notes
  return notes.toSpliced(place, 0, note).slice(0, RECENT_NOTES)
}

/** Inserts a note that is on no loaded page by the time of its recording, unless its page isn't loaded yet. */
export function insertIntoPages(list: NoteList, note: VoiceNote): NoteList {
  const found = list.pages.findIndex(({ notes }) => placeOf(note, notes) < notes.length)
  if (found < 0 && list.pages.at(-1)?.nextCursor) return list
  const at = found < 0 ? list.pages.length - 1 : found
  const pages = list.pages.map((page, index) => ({
    ...page,
    notes: index === at ? page.notes.toSpliced(placeOf(note, page.notes), 0, note) : page.notes,
    total: page.total + 1,
  }))
  return { ...list, pages }
}

/** Returns the index before which a note belongs, the newest recording first; the length if all are newer. */
function placeOf(note: VoiceNote, notes: readonly VoiceNote[]): number {
  const place = notes.findIndex((other) => isNewer(note, other))
  return place < 0 ? notes.length : place
}

/** Compares like the server: by the time of recording, then by id. */
function isNewer(one: VoiceNote, other: VoiceNote): boolean {
  return one.recordedAt === other.recordedAt ? one.id > other.id : one.recordedAt > other.recordedAt
}
