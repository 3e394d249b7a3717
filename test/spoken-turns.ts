import { speakerTurns } from '#server/db/schema/speakers.ts'
import type { TestServer } from './server.ts'

/**
 * Sets the speakers of the sentences of a note of `insertSpokenNote`, ten seconds each.
 * @param speakers the number of each sentence's speaker
 */
export async function insertTurns(
  server: Pick<TestServer, 'context'>,
  noteId: string,
  speakers: readonly number[],
): Promise<void> {
  const turns = speakers.map((speaker, index) => ({ start: index * 10, end: index * 10 + 9, speaker }))
  const originalKey = `notes/${noteId}/original`
  await server.context.db.insert(speakerTurns).values({ noteId, status: 'found', turns, originalKey })
}
