import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PCM_RATE } from '#server/audio/pcm-file.ts'
import { notes, segments } from '#server/db/schema.notes.ts'
import type { Language } from '#shared/languages.ts'
import type { Person, TestServer } from './server.ts'

/** In seconds. Every segment is a little longer than the one before, so that a service can tell them apart. */
const SHORTEST = 4
const STEP = 0.002

interface SpokenSegments {
  count: number
  languageAsked?: Language | null
  languageAssumed?: Language
  engineAsked?: 'remote' | 'local' | null
}

/** Inserts a note that waits for its transcription, with its segments cut and its sound decoded. */
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
    start: 0,
    end: SHORTEST + index * STEP,
  }))
  await mkdir(join(context.workDir, id), { recursive: true })
  const bytes = Math.ceil((SHORTEST + count * STEP) * PCM_RATE) * 2
  await writeFile(join(context.workDir, id, 'audio.pcm'), new Uint8Array(bytes))
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
      duration: SHORTEST,
    })
    if (cut.length > 0) await tx.insert(segments).values(cut)
    await context.jobs.enqueue(tx, 'note.transcribe', { noteId: id })
  })
  return id
}

/** Returns which of a note's segments a service was sent, by the length of its sound. */
export function segmentOf({ samples }: { samples: Float32Array }): number {
  return Math.round((samples.length / PCM_RATE - SHORTEST) / STEP)
}
