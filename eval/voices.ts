import type { NoteRecord } from './match-notes.ts'
import { readSet } from './sets.ts'

/** Notes 13 to 24 of each language's first 24, and 33 to 48 of the 48 that came later. */
const UNREAD = /^(?:new-..-(?:1[3-9]|2[0-4])|later-..-(?:3[3-9]|4[0-8]))$/

/** Notes 9 and later of each language's notes by ordinary speakers. */
const UNREAD_ORDINARY = /^ordinary-..-(?:09|[1-9]\d)$/

/**
 * Reads the unread part of this project's own notes: there are 72 per language, each by another voice, written by people who had
 * seen neither rules nor test sets. Rules were written with the other notes in view; only counts were ever taken from these.
 */
export function readUnreadVoices(): NoteRecord[] {
  return readSet<NoteRecord>(import.meta.dirname, 'voices').filter(({ id }) => UNREAD.test(id))
}

/**
 * Reads the unread part of this project's notes by professionals who dictate straightforwardly, as most users do: managers, doctors,
 * lawyers, teachers. They were written as the others were.
 */
export function readUnreadOrdinary(): NoteRecord[] {
  return readSet<NoteRecord>(import.meta.dirname, 'ordinary').filter(({ id }) => UNREAD_ORDINARY.test(id))
}
