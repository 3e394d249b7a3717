import { FACTS_VERSION, type NoteFacts } from '#server/analysis/coaching/note-facts.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import * as queries from './coaching.queries.ts'

/** Maximum number of transcripts in memory at once. */
const BATCH = 20

interface Text {
  noteId: string
  version: number
  sentences: readonly Sentence[]
  language: Language | null
}

/** Counts in a note's transcript what coaching needs. */
export function gatherNoteFacts(
  { texts }: Pick<Context, 'texts'>,
  text: Text,
  signal?: AbortSignal,
): Promise<NoteFacts> {
  return texts.gatherFacts({ sentences: text.sentences, language: text.language ?? DEFAULT_LANGUAGE }, signal)
}

/** Saves the facts of one version of a note's transcript. */
export async function saveNoteFacts(tx: Queryable, { noteId, version }: Text, facts: NoteFacts): Promise<void> {
  await queries.upsertFacts(tx, { noteId, transcriptVersion: version, factsVersion: FACTS_VERSION, facts })
}

/** Gathers and saves facts that are missing or outdated. @returns whether there were any */
export async function saveMissingFacts(context: Pick<Context, 'db' | 'texts'>, noteIds: string[]): Promise<boolean> {
  const outdated = await queries.listOutdated(context.db, noteIds, FACTS_VERSION)
  for (let at = 0; at < outdated.length; at += BATCH) {
    for (const text of await queries.listTexts(context.db, outdated.slice(at, at + BATCH))) {
      await saveNoteFacts(context.db, text, await gatherNoteFacts(context, text))
    }
  }
  return outdated.length > 0
}
