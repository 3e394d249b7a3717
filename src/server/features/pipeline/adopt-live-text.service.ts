import { mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Context } from '#server/context.ts'
import { publish } from '#server/events/event-bus.ts'
import * as notes from '#server/features/notes/notes.queries.ts'
import * as segmentQueries from '#server/features/notes/segments.queries.ts'
import type { SpeechEngine, SpeechSegment } from '#server/speech/engine.ts'
import type { SegmentText } from '#server/speech/recognise-segment.ts'
import { pcmPathOf } from './work-folder.ts'

/** A segment of a recording, with its text if it was recognised. */
export interface HeardSegment extends SpeechSegment {
  text: SegmentText | null
}

interface LiveText {
  noteId: string
  uploadId: string
  /** How much of the recording was heard, in bytes. */
  bytes: number
  /** Its length in seconds. */
  seconds: number
  /** The decoded recording. It is moved to the note's work folder. */
  pcmPath: string
  segments: HeardSegment[]
  engine: SpeechEngine
}

/**
 * Gives a note the segments of its recording that were cut and recognised while it was made, in place of the first
 * stage. What has no text yet is recognised by the second. The playback copy follows. Does nothing if the note has gone
 * another way: it is already being prepared, its recording is longer than what was heard, or nobody was heard.
 */
export async function adoptLiveText(context: Context, live: LiveText): Promise<void> {
  const { noteId, segments } = live
  if (segments.length === 0) return
  // The first stage must not run in the meantime.
  const release = await context.advisoryLocks.take(noteId, 'stored')
  if (!release) return
  try {
    const note = await notes.findNoteRow(context.db, noteId)
    if (!note || !isUntouched(note, live.bytes)) return
    const pcmPath = pcmPathOf(context, note)
    await mkdir(dirname(pcmPath), { recursive: true, mode: 0o700 })
    await rename(live.pcmPath, pcmPath)
    await context.db.transaction((tx) => adopt(context, tx, live))
  } finally {
    await release()
  }
}

async function adopt(
  context: Context,
  tx: Parameters<typeof notes.lockNote>[0],
  { noteId, bytes, seconds, segments, engine }: LiveText,
): Promise<void> {
  const note = await notes.lockNote(tx, noteId)
  if (!note || !isUntouched(note, bytes)) return
  const recognisedAt = new Date()
  await segmentQueries.replaceSegments(
    tx,
    noteId,
    segments.map(({ index, start, end, text }) => ({
      index,
      start,
      end,
      ...(text && { sentences: text.sentences, language: text.language, recognisedAt }),
    })),
  )
  await notes.updateNote(tx, noteId, {
    duration: seconds,
    speechFound: true,
    preparedAt: new Date(),
    status: 'transcribing',
    attempts: 0,
    percent: Math.floor((100 * segments.filter(({ text }) => text !== null).length) / segments.length),
    engine: engine.id,
    model: engine.model,
    draft: engine.capabilities.draft,
  })
  await context.jobs.enqueue(tx, 'note.transcribe', { noteId })
  await context.jobs.startNow(tx, 'note.prepare', noteId)
  await publish(tx, { type: 'note', userId: note.userId, noteId })
}

function isUntouched(note: notes.NoteRow, bytes: number): boolean {
  return note.preparedAt === null && note.status === 'stored' && note.sizeBytes === bytes
}
