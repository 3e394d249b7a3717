import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PCM_RATE } from '#server/audio/pcm-file.ts'
import { notes, segments } from '#server/db/schema/notes.ts'
import type { Language } from '#shared/languages.ts'
import type { Person, TestServer } from './server.ts'

/** Length in seconds. Every segment is slightly longer than the one before, so that a service can tell them apart. */
const SHORTEST = 4
const STEP = 0.002

interface SpokenSegments {
  count: number
  languageAsked?: Language | null
  languageAssumed?: Language
  engineAsked?: 'remote' | 'local' | null
}

/** Inserts a note that is waiting for its transcription, with its segments cut and its audio decoded. */
export async function insertSpokenSegments(
  server: Pick<TestServer, 'context'>,
  person: Pick<Person, 'id'>,
  { count, languageAsked = null, languageAssumed = 'en', engineAsked = null }: SpokenSegments,
): Promise<string> {
  const { context } = server
  const id = randomUUID()
  const now = new Date()
  const cut = Array.from({ length: count }, (_, index) => ({
    noteId: id,
    index,
    start: startOf(index),
    end: startOf(index + 1),
  }))
  await writeSound(server, id, count)
  await context.db.transaction(async (tx) => {
    await tx.insert(notes).values({
      id,
      userId: person.id,
      title: 'A note',
      languageAsked,
      languageAssumed,
      engineAsked,
      recordedAt: now,
      timezone: 'Europe/Madrid',
      source: 'upload',
      fileName: 'a.ogg',
      mime: 'audio/ogg',
      sizeBytes: 1,
      originalKey: `notes/${id}/original`,
      status: 'transcribing',
      preparedAt: now,
      duration: startOf(count),
    })
    if (cut.length > 0) await tx.insert(segments).values(cut)
    await context.jobs.enqueue(tx, 'note.transcribe', { noteId: id })
  })
  return id
}

/** Writes silence as the decoded audio of such a note, because a finished transcription deletes it. */
export async function writeSound({ context }: Pick<TestServer, 'context'>, id: string, count: number): Promise<void> {
  const folder = join(context.workDir, id)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'original.pcm'), new Uint8Array(Math.ceil(startOf(count) * PCM_RATE) * 2))
}

/** Returns the second at which a segment begins, and at which the one before it ends. */
function startOf(index: number): number {
  return index * SHORTEST + (index * (index - 1) * STEP) / 2
}

/** Returns which of a note's segments a service received, by the length of its audio. */
export function segmentOf({ samples }: { samples: Float32Array }): number {
  return Math.round((samples.length / PCM_RATE - SHORTEST) / STEP)
}
