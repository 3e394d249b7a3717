import type { NoteRecord } from './match-notes.ts'
import { readSet } from './sets.ts'

/** The second half of each language's notes, from the thirteenth on. */
const UNREAD = /-(?:1[3-9]|2[0-4])$/

/**
 * Reads the unread half of this project's own notes: there are 24 per language, each by another voice, written by somebody who
 * had seen neither rules nor test sets. Rules were written with the first half in view; only counts were ever taken from this
 * half.
 */
export function readUnreadVoices(): NoteRecord[] {
  return readSet<NoteRecord>(import.meta.dirname, 'voices').filter(({ id }) => UNREAD.test(id))
}
