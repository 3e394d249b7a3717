import { gatherNoteFacts } from '#server/analysis/coaching/gather-facts.ts'
import { FACTS_VERSION } from '#server/analysis/coaching/note-facts.ts'
import type { Queryable } from '#server/db/database.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import * as queries from './coaching.queries.ts'

/** Texts that are held at once. */
const BATCH = 20

interface Text {
  noteId: string
  version: number
  sentences: readonly Sentence[]
  language: Language | null
}

/** Counts in a note's text what coaching rests on, and keeps it. */
export async function saveNoteFacts(db: Queryable, text: Text): Promise<void> {
  await queries.upsertFacts(db, {
    noteId: text.noteId,
    transcriptVersion: text.version,
    factsVersion: FACTS_VERSION,
    facts: gatherNoteFacts(text.sentences, text.language ?? DEFAULT_LANGUAGE),
  })
}

/** The same for those of some notes whose facts are missing or outdated. */
export async function saveMissingFacts(db: Queryable, noteIds: string[]): Promise<boolean> {
  const outdated = await queries.listOutdated(db, noteIds, FACTS_VERSION)
  for (let at = 0; at < outdated.length; at += BATCH) {
    for (const text of await queries.listTexts(db, outdated.slice(at, at + BATCH))) await saveNoteFacts(db, text)
  }
  return outdated.length > 0
}
