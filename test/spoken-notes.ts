import { randomUUID } from 'node:crypto'
import { followUps } from '#server/db/schema/items.ts'
import { analyses, notes, transcripts } from '#server/db/schema/notes.ts'
import type { Person, TestServer } from './server.ts'

interface SpokenNote {
  title?: string
  /** The note's sentences, ten seconds each. */
  said: string[]
  language?: 'en' | 'es' | 'fr'
  recordedAt?: Date
  tags?: string[]
  followUps?: string[]
  /** Whether the note is ready; otherwise its analysis is queued. */
  ready?: boolean
}

/** Inserts a finished note for `person`, without running the pipeline. */
export async function insertSpokenNote(
  server: Pick<TestServer, 'context'>,
  person: Pick<Person, 'id'>,
  spoken: SpokenNote,
): Promise<string> {
  const {
    title = 'A note',
    said,
    language = 'en',
    recordedAt = new Date(),
    tags = [],
    followUps: titles = [],
    ready = true,
  } = spoken
  const id = randomUUID()
  const sentences = said.map((text, index) => ({ index, start: index * 10, end: index * 10 + 9, text }))
  const owner = { noteId: id, userId: person.id }
  await server.context.db.transaction(async (tx) => {
    await tx.insert(notes).values({
      id,
      userId: person.id,
      title,
      language,
      recordedAt,
      timezone: 'Europe/Madrid',
      source: 'upload',
      fileName: 'a.ogg',
      mime: 'audio/ogg',
      sizeBytes: 1,
      originalKey: `notes/${id}/original`,
      status: ready ? 'ready' : 'analysing',
      speechFound: true,
      duration: said.length * 10,
      preparedAt: recordedAt,
      transcribedAt: recordedAt,
      analysedAt: ready ? recordedAt : null,
      readyAt: ready ? recordedAt : null,
    })
    await tx.insert(transcripts).values({
      noteId: id,
      version: 1,
      origin: 'engine',
      sentences,
      text: said.join(' '),
      language,
      engine: 'remote',
    })
    if (!ready) return server.context.jobs.enqueue(tx, 'note.analyse', { noteId: id })
    await tx.insert(analyses).values({
      noteId: id,
      transcriptVersion: 1,
      analyst: 'builtin',
      summary: '',
      keyPoints: [],
      tags,
      sentiment: 'neutral',
      sentimentScore: 3,
      decisions: [],
      questions: [],
    })
    for (const [position, followUp] of titles.entries()) {
      const about = { title: followUp, foundTitle: followUp, description: '', who: 'me', priority: 'medium' } as const
      await tx.insert(followUps).values({ ...owner, ...about, id: randomUUID(), position })
    }
  })
  return id
}

/**
 * Inserts a note with this text and has it analysed. It has no audio, because preparing and transcribing that would
 * take much longer than everything else.
 */
export async function analyseSpokenNote(
  server: Pick<TestServer, 'context' | 'drain'>,
  person: Pick<Person, 'id'>,
  text: string,
  about: Pick<SpokenNote, 'language' | 'recordedAt'> = {},
): Promise<string> {
  const id = await insertSpokenNote(server, person, { ...about, said: text.split(/(?<=[.!?]) /), ready: false })
  await server.drain()
  return id
}
