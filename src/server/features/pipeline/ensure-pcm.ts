import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { decodePcm } from '#server/audio/prepare-audio.ts'
import type { Context } from '#server/context.ts'
import type { NoteRow } from '#server/features/notes/notes.queries.ts'
import { openRecording } from './open-recording.ts'
import { pcmPathOf, workFolder } from './work-folder.ts'

/** Returns the path of the decoded audio. Decodes it again if there is none here after a crash or a run on another machine. */
export async function ensurePcm(context: Context, note: NoteRow, signal: AbortSignal): Promise<string> {
  const folder = workFolder(context, note.id)
  const pcmPath = pcmPathOf(context, note)
  if (existsSync(pcmPath)) return pcmPath
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Decode to a unique name first: after a crash, or for another worker on this machine, a half-written file must not
  // pass for the recording.
  const unfinished = `${pcmPath}.${randomUUID()}.part`
  await using recording = await openRecording(context, note, signal)
  await decodePcm({ inputPath: recording.path, pcmPath: unfinished, signal })
  await rename(unfinished, pcmPath)
  return pcmPath
}
