import { randomUUID } from 'node:crypto'
import { analyses, followUps, notes, transcripts } from '#server/db/schema.notes.ts'
import type { Person, TestServer } from './server.ts'

interface SpokenNote {
  title?: string
  /** Its sentences, ten seconds each. */
  said: string[]
  language?: 'en' | 'es' | 'fr'
  recordedAt?: Date
  tags?: string[]
  tasks?: string[]
}

/** Inserts a finished note for `person`, without running the pipeline. */
export async function insertSpokenNote(
  server: Pick<TestServer, 'context'>,
  person: Pick<Person, 'id'>,
  spoken: SpokenNote,
): Promise<string> {
  const { title = 'A note', said, language = 'en', recordedAt = new Date(), tags = [], tasks = [] } = spoken
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
      status: 'ready',
      speechFound: true,
      duration: said.length * 10,
      preparedAt: recordedAt,
      transcribedAt: recordedAt,
      analysedAt: recordedAt,
    })
    await tx.insert(transcripts).values({
      noteId: id,
      version: 1,
      origin: 'engine',
      sentences,
      text: said.join(' '),
      language,
    })
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
    for (const [position, task] of tasks.entries()) {
      const about = { title: task, foundTitle: task, description: '', who: 'me', priority: 'medium' } as const
      await tx.insert(followUps).values({ ...owner, ...about, id: randomUUID(), position })
    }
  })
  return id
}
