import { sql } from 'drizzle-orm'
import { noteFacts } from './schema/insights.ts'
import { notes } from './schema/notes.ts'

/**
 * What a speaking pace is computed from: the words of a note's text, and the seconds in which its sentences were spoken,
 * without the silence between them. Coaching takes both from the note's facts. A note without facts, or without the
 * times of its sentences, counts with the length of its recording. Needs `note_facts` to be joined.
 */
export const pacedWords = sql<number>`coalesce(${noteFacts.words}, ${notes.words})`
export const pacedSeconds = sql<number>`coalesce(nullif(${noteFacts.speechSeconds}, 0), ${notes.duration})`

/** Returns words per minute; null without speech. */
export function wordsPerMinute({ words, seconds }: { words: number; seconds: number }): number | null {
  return seconds > 0 ? words / (seconds / 60) : null
}
