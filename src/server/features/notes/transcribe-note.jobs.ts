import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { readPcm } from '#server/audio/pcm-file.ts'
import { decodePcm } from '#server/audio/prepare-audio.ts'
import type { Context } from '#server/context.ts'
import { StageError } from '#server/errors.ts'
import { publish } from '#server/events/event-bus.ts'
import { findTerms } from '#server/features/vocabulary/vocabulary.service.ts'
import type { Delivery } from '#server/jobs/jobs.ts'
import { recogniseWithCare } from '#server/speech/check-recognition.ts'
import type { SpeechEngine } from '#server/speech/engine.ts'
import { toSentences } from '#server/speech/sentences.ts'
import type { WaitingCode } from '#shared/errors/codes.ts'
import { fallBackOnCaptions, finishTranscription } from './finish-transcription.ts'
import { runStage } from './note-stages.service.ts'
import * as queries from './notes.queries.ts'
import { pickEngineFor } from './pick-engine.ts'
import { clearWorkFolder, workFolder } from './work-folder.ts'

/**
 * Second stage: gives each stretch of speech its text, keeping each as it comes, so that a crash costs one segment at
 * most. Without an engine for the note's language its live captions serve, or it waits, and nothing is wrong with it.
 */
export async function transcribeNote(context: Context, delivery: Delivery): Promise<void> {
  await runStage(context, delivery, 'transcribing', async (note) => {
    const all = await queries.listSegments(context.db, note.id)
    const open = all.filter((segment) => segment.sentences === null)
    if (open.length > 0) {
      const engine = await pickEngineFor(context, note)
      if (typeof engine === 'string') return goOnWithoutEngine(context, note, engine)
      await recogniseSegments(context, note, { all, open, engine, signal: delivery.signal })
    }
    await finishTranscription(context, note.id)
    await clearWorkFolder(context, note.id)
  })
}

async function recogniseSegments(
  context: Context,
  note: queries.NoteRow,
  work: { all: queries.SegmentRow[]; open: queries.SegmentRow[]; engine: SpeechEngine; signal: AbortSignal },
): Promise<void> {
  const { engine, signal } = work
  const pcmPath = await ensurePcm(context, note, signal)
  const vocabulary = await findTerms(context.db, note.userId)
  const began = Date.now()
  const secondsOf = (list: queries.SegmentRow[]) => list.reduce((sum, segment) => sum + segment.end - segment.start, 0)
  const total = secondsOf(work.all)
  const openTotal = secondsOf(work.open)
  let done = 0
  for (const segment of work.open) {
    signal.throwIfAborted()
    const samples = await readPcm(pcmPath, segment.start, segment.end)
    const recognition = await recogniseWithCare(engine, { samples, language: note.languageAsked, vocabulary, signal })
    done += segment.end - segment.start
    const secondsPerSecond = (Date.now() - began) / 1000 / done
    const isThere = await keepSegment(context, note, segment, {
      recognition: { sentences: toSentences(segment, recognition, 0), language: recognition.language },
      engine,
      percent: Math.floor(((total - openTotal + done) / total) * 100),
      secondsLeft: Math.round((openTotal - done) * secondsPerSecond),
    })
    if (!isThere) return
  }
}

/** Keeps a segment's text; false when the note has been deleted meanwhile. */
async function keepSegment(
  context: Context,
  note: queries.NoteRow,
  segment: queries.SegmentRow,
  result: {
    recognition: Parameters<typeof queries.keepRecognition>[3]
    engine: SpeechEngine
    percent: number
    secondsLeft: number
  },
): Promise<boolean> {
  const { engine, percent, secondsLeft } = result
  return context.db.transaction(async (tx) => {
    const kept = await queries.keepRecognition(tx, note.id, segment.index, result.recognition)
    if (!kept) return (await queries.lockNote(tx, note.id)) !== null
    await queries.updateNote(tx, note.id, {
      percent,
      secondsLeft,
      engine: engine.id,
      model: engine.model,
      draft: engine.capabilities.draft,
    })
    await publish(tx, { type: 'segment', userId: note.userId, noteId: note.id, index: segment.index })
    await publish(tx, { type: 'note', userId: note.userId, noteId: note.id })
    return true
  })
}

/** The decoded audio; made again where a crash, or another machine, has not left it here. */
async function ensurePcm(context: Context, note: queries.NoteRow, signal: AbortSignal): Promise<string> {
  const folder = workFolder(context, note.id)
  const pcmPath = join(folder, 'audio.pcm')
  if (existsSync(pcmPath)) return pcmPath
  if ((await context.storage.size(note.originalKey)) === null) throw new StageError('audio_missing', { retry: false })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Under a name of its own until it is whole: a half-written file must not pass for the recording, neither after a
  // crash nor to another worker on this machine.
  const unfinished = `${pcmPath}.${randomUUID()}.part`
  await decodePcm({ inputPath: context.storage.localPath(note.originalKey), pcmPath: unfinished, signal })
  await rename(unfinished, pcmPath)
  return pcmPath
}

/** The live captions serve where there are some; otherwise the note waits. */
async function goOnWithoutEngine(context: Context, note: queries.NoteRow, code: WaitingCode): Promise<void> {
  if (!(await fallBackOnCaptions(context, note.id))) await waitForEngine(context, note, code)
  await clearWorkFolder(context, note.id)
}

async function waitForEngine(context: Context, note: queries.NoteRow, code: WaitingCode): Promise<void> {
  await context.db.transaction(async (tx) => {
    await queries.updateNote(tx, note.id, { status: 'waiting', waitingCode: code, attempts: 0 })
    await publish(tx, { type: 'note', userId: note.userId, noteId: note.id })
  })
}
